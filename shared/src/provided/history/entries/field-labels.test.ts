import {
  adsEntity,
  leaderboardEntity,
  questionEntity,
  quizEntity,
  seasonEntity,
  topNotificationEntity,
} from '@console/shared/model';
import { fieldLabel, fieldNoun, fieldText, placeOf, shownFields, type Place } from '@console/shared/history';

const place = (path: string): Place => {
  const found = placeOf(path);
  if (!found) throw new Error(`${path} is not recorded`);
  return found;
};
const season = place('seasons/S1');
const quiz = place('seasons/S1/quizzes/Q1');
const leaderboard = place('season_leaderbaord_setting/S1');

describe('every stored field of an entity', () => {
  it.each([
    ['season', season, seasonEntity],
    ['quiz', quiz, quizEntity],
    ['question', place('seasons/S1/quizzes/Q1/questions/N1'), questionEntity],
    ['notification', place('season_top_notification/S1'), topNotificationEntity],
    ['leaderboard', leaderboard, leaderboardEntity],
    ['ads', place('season_ads_controller/S1'), adsEntity],
  ])('has a label in the history: %s', (_name, of, { names }) => {
    for (const name of names) expect(fieldLabel(of, name)).not.toBe(name);
  });
});

describe('stored fields in words', () => {
  it('have the label of their form, and a name within a sentence', () => {
    expect(fieldLabel(season, 'host_additional_email')).toBe('Host Additional Email');
    expect(fieldLabel(season, 'discription')).toBe('Description');
    expect(fieldNoun(quiz, 'start')).toBe('start');
    expect(fieldLabel(place('season_ads_controller/S1'), 'rs_to_sh_show')).toBe(
      'Results to quiz intro: shown',
    );
  });

  it('are in the order of the form, without ids, and unknown ones last', () => {
    expect(shownFields(quiz, ['status', 'colour', 'quiz_id', 'title'])).toEqual([
      'title',
      'status',
      'colour',
    ]);
  });

  it('show dates, choices and numbers as people see them', () => {
    expect(fieldText(quiz, 'start', new Date(2026, 10, 21, 6, 0))).toBe('2026-11-21 06:00');
    expect(fieldText(leaderboard, 'appearance', 'type-2')).toBe('After Quiz Finished');
    expect(fieldText(quiz, 'duration', 45)).toBe('45');
    expect(fieldText(quiz, 'title', null)).toBe('');
    expect(fieldText(quiz, 'title', undefined)).toBe('');
  });

  it('show what another client has stored as it is', () => {
    expect(fieldText(leaderboard, 'appearance', 'constructor')).toBe('constructor');
    expect(fieldText(quiz, 'start', 'after Sunday')).toBe('after Sunday');
    expect(fieldText(quiz, 'colour', new Date(2026, 0, 2, 3, 4))).toBe('2026-01-02 03:04');
    expect(fieldText(quiz, 'title', { te: 'రూతు' })).toBe('{"te":"రూతు"}');
  });

  it('have their stored name where the console does not know them', () => {
    expect(fieldLabel(quiz, 'toString')).toBe('toString');
  });
});
