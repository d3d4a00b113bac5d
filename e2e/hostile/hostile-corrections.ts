import { contestDay } from '../fixtures/data/contest-day';
import { moment } from '../fixtures/data/database';
import { text, whole, type Stored } from '../fixtures/data/stored';

type Typed = { readonly field: string; readonly types: string; readonly stored: Stored };

/** The input for a field, the stored field and its value; without a value, the last option is selected. */
export type Correction = Typed | { readonly field: string };
export type Corrections = Readonly<Record<string, Correction>>;

const textField = (field: string, types: string): Typed => ({ field, types, stored: text(types) });
const choice = (field: string, label: string, value: string): Typed => ({
  field,
  types: label,
  stored: text(value),
});

const momentField = (field: string, types: string): Typed => ({ field, types, stored: moment(types) });

const start = momentField('start', `${contestDay()}T09:00`);
const end = momentField('end', `${contestDay(31)}T21:00`);

export const seasonCorrections: Corrections = {
  Season: textField('season', 'Corrected season'),
  Host: textField('host', 'Corrected host'),
  'Host Email': textField('host_email', 'manager@example.org'),
  'Host Additional Email': textField('host_additional_email', 'host@example.org'),
  'Start Time': start,
  'End Time': end,
  Description: textField('discription', 'Corrected description'),
  Status: choice('status', 'Deactivate', 'deactivated'),
};

export const quizCorrections: Corrections = {
  Title: textField('title', 'Corrected quiz'),
  Duration: { field: 'duration', types: '15', stored: whole(15) },
  Languages: textField('language', 'Hindi,English'),
  'Start Time': start,
  'End Time': end,
  Description: textField('description', 'Corrected description'),
  Status: choice('status', 'Finished', 'Finished'),
};

export const questionCorrections: Corrections = {
  Question: textField('question', 'Corrected question'),
  'Option One': textField('option_1', 'Corrected one'),
  'Option Two': textField('option_2', 'Corrected two'),
  'Option Three': textField('option_3', 'Corrected three'),
  'Option Four': textField('option_4', 'Corrected four'),
  'Correct Option': { field: 'answer' },
};

export const notificationCorrections: Corrections = {
  Status: choice('status', 'disabled', 'disabled'),
  Type: choice('type', 'Note', 'Note'),
  Title: textField('title', 'Corrected title'),
  'Button Link': textField('button_link', 'https://quiz.example.org/corrected'),
};

export const leaderboardCorrections: Corrections = {
  Appearance: choice('appearance', 'After Quiz Finished', 'type-2'),
  Type: choice('type', 'all', 'all'),
  'Limit One': { field: 'limit_one', types: '3', stored: whole(3) },
  'Limit Two': { field: 'limit_two', types: '10', stored: whole(10) },
};

const adsLabels = {
  ql_to_sh: 'Quiz leaderboard to quiz intro screen',
  sl_to_sh: 'Season leaderboard to season home',
  rs_to_sh: 'Results to quiz intro',
};

export const adsCorrections: Corrections = {
  ...Object.fromEntries(
    Object.entries(adsLabels).flatMap(([field, label]) => [
      [`${label}: shown`, choice(`${field}_show`, 'No', 'No')],
      [`${label}: type`, choice(`${field}_type`, 'Interstitial', 'Interstitial')],
    ]),
  ),
  'Quiz intro banner: shown': choice('quiz_intro_banner_show', 'No', 'No'),
};
