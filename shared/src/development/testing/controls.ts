import { paths, type ConsolePath, type permissions } from '@console/shared/model';

type Matrix = typeof permissions;

/** The path of a permission in the matrix; the compiler checks it. */
type PermissionPath = { [Kind in keyof Matrix]: readonly [Kind, keyof Matrix[Kind] & string] }[keyof Matrix];

/** The action that a control performs or leads to. */
export type Control = {
  needs: PermissionPath;
  /** Shown only while the season is active. */
  inActiveSeason?: true;
  /** Shown only while the quiz takes no questions. */
  inClosedQuiz?: true;
  /** The season does not exist yet: a Manager's new season names them as its host. */
  ofNewSeason?: true;
};

/** The permissions that a screen's controls need; `free` controls change nothing and open nothing. */
type Controls = Readonly<Record<string, Control | 'free'>>;

const each = (names: readonly string[], control: Controls[string]): Controls =>
  Object.fromEntries(names.map((name) => [name, control]));

const seasonFields = ['Season', 'Host', 'Host Additional Email', 'Start Time', 'End Time', 'Description'];
const quizFields = ['Title', 'Duration', 'Languages', 'Start Time', 'End Time', 'Description'];
const seriesFields = [
  ...['Titles', 'Title Pattern', 'First Number', 'Number of Quizzes', 'First Start Time', 'First End Time'],
  ...['Repeats', 'Days from Start to Start', 'Duration', 'Languages', 'Description'],
];
const options = ['Option One', 'Option Two', 'Option Three', 'Option Four'];
const questionFields = ['Question', ...options, 'Correct Option'];
const optionMarks = ['First', 'Second', 'Third', 'Fourth'].map((place) => `${place} option is correct`);

const printOptions = ['Sheets', 'Paper size', 'Lines for name and date', 'Two columns', 'Large type'];

const createSeason: Control = { needs: ['season', 'create'], ofNewSeason: true };
const updateSeason: Control = { needs: ['season', 'update'] };
const createQuiz: Control = { needs: ['quiz', 'create'] };
const updateQuiz: Control = { needs: ['quiz', 'update'] };
const updateClosedQuiz: Control = { ...updateQuiz, inClosedQuiz: true };
const updateNotification: Control = { needs: ['notification', 'update'] };
const updateLeaderboard: Control = { needs: ['leaderboard', 'update'] };
const updateAds: Control = { needs: ['ads', 'update'] };
const inActive = (needs: PermissionPath): Control => ({ needs, inActiveSeason: true });

/** What sorts, filters and selects the rows of a list. */
const listTools = (columns: readonly string[], row: string): Controls => ({
  'Sort and filter': 'free',
  'Select all on this page': 'free',
  [`Select ${row}`]: 'free',
  ...Object.fromEntries(columns.map((column) => [column, 'free'] as const)),
});

/** The links from a screen of a season to the others. */
function screensBeside(own: string): Controls {
  const all: Controls = {
    Quizzes: 'free',
    'Find Questions': { needs: ['question', 'list'] },
    'Season Check': { needs: ['season', 'get'] },
    History: { needs: ['season', 'get'] },
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name !== own));
}

/** Shown instead of a screen without access. */
const closed = {
  'Go to seasons': 'free',
  'Check again': 'free',
  'support@example.org': 'free',
  'Go Back': 'free',
} as const;

/**
 * Every control of every staff screen, and the permission that it needs. A control that is not listed here fails the
 * tests of its module.
 */
export const controls: Partial<Record<ConsolePath, Controls>> = {
  [paths.seasonList]: {
    'Search by season name': 'free',
    ...listTools(['Season', 'Host', 'Email', 'Time', 'Status'], 'Gospels 2026'),
    'support@example.org': 'free',
    'Create Season': createSeason,
    'Gospels 2026': inActive(['quiz', 'list']),
    'View Quizzes': inActive(['quiz', 'list']),
    'Edit Season': updateSeason,
    'Duplicate Season': updateSeason,
    'Status of Gospels 2026': updateSeason,
    '2026-01-10 14:30, 2026-02-09 14:30, Change dates of Gospels 2026': updateSeason,
    'More actions for Gospels 2026': 'free',
    'Use another account': 'free',
    'Copy Season': { needs: ['season', 'list'] },
  },
  [paths.seasonCreate]: {
    ...closed,
    ...each([...seasonFields, 'Create Season'], createSeason),
    'Host Email': { needs: ['hostEmail', 'update'] },
    Cancel: 'free',
    Seasons: 'free',
  },
  [paths.seasonEdit]: {
    ...closed,
    ...each([...seasonFields, 'Status', 'Update Season'], updateSeason),
    'Host Email': { needs: ['hostEmail', 'update'] },
    Cancel: 'free',
    Seasons: 'free',
  },
  [paths.seasonCopy]: {
    ...closed,
    // Whoever may create seasons copies those that they may edit.
    ...each(
      [
        ...seasonFields,
        'Quizzes',
        'Questions',
        'Move the dates',
        'New first day',
        'Keep the days of the week',
        'Season and 1 quiz',
        'The Sermon on the Mount, 1 question',
        'Duplicate Season',
      ],
      updateSeason,
    ),
    'Host Email': { needs: ['hostEmail', 'update'] },
    // In the calendar, a title leads to the dates of its quiz.
    'The Sermon on the Mount': 'free',
    'Change dates': 'free',
    Cancel: 'free',
    Seasons: 'free',
  },
  [paths.quizList]: {
    ...closed,
    'Search by title': 'free',
    Calendar: 'free',
    ...listTools(['Title', 'Duration', 'Start', 'End', 'Status'], 'The Sermon on the Mount'),
    'Create Quiz': inActive(['quiz', 'create']),
    'Season Settings': inActive(['notification', 'get']),
    History: inActive(['season', 'get']),
    'Find Questions': inActive(['question', 'list']),
    'Season Check': inActive(['season', 'get']),
    'The Sermon on the Mount': inActive(['question', 'list']),
    'View Questions': inActive(['question', 'list']),
    'Edit Quiz': inActive(['quiz', 'update']),
    'Status of The Sermon on the Mount': inActive(['quiz', 'update']),
    '2026-01-11 14:30, Change dates of The Sermon on the Mount': inActive(['quiz', 'update']),
    'More actions for The Sermon on the Mount': inActive(['quiz', 'list']),
    'Copy Quiz': inActive(['quiz', 'list']),
    'Delete Quiz': inActive(['quiz', 'delete']),
  },
  [paths.quizCreate]: {
    ...closed,
    ...each([...quizFields, 'Create Quiz'], createQuiz),
    'Create Several Quizzes': createQuiz,
    'Preview as a player': 'free',
    Cancel: 'free',
    'Gospels 2026': 'free',
  },
  [paths.quizSeries]: {
    ...closed,
    ...each([...seriesFields, 'Create quizzes'], createQuiz),
    Cancel: 'free',
    'Gospels 2026': 'free',
  },
  [paths.quizEdit]: {
    ...closed,
    ...each([...quizFields, 'Status', 'Update Quiz'], updateQuiz),
    'Preview as a player': 'free',
    Cancel: 'free',
    'Gospels 2026': 'free',
  },
  // Its links lead to where something is mended, if something is found.
  [paths.seasonCheck]: {
    ...closed,
    ...screensBeside('Season Check'),
    Rehearse: { needs: ['question', 'list'] },
    'Copy Season': { needs: ['season', 'get'] },
    Questions: 'free',
    'Update Quiz': 'free',
    'Update Season': 'free',
    Dismiss: { needs: ['dismissal', 'create'] },
  },
  [paths.questionList]: {
    ...closed,
    'Gospels 2026': 'free',
    History: { needs: ['season', 'get'] },
    'Find Questions': { needs: ['question', 'list'] },
    'Season Check': { needs: ['season', 'get'] },
    'Season Settings': { needs: ['notification', 'get'] },
    'All questions': 'free',
    ...each(['More', 'Previous question', 'Next question'], 'free'),
    'Edit Quiz': updateQuiz,
    Select: { needs: ['question', 'list'] },
    ...each(['Export', 'Print', 'Rehearse', 'Projector view'], { needs: ['question', 'list'] }),
    '1Who led Israel across the…': { needs: ['question', 'get'] },
    'Add Question': { needs: ['question', 'create'] },
    'Import Questions': { needs: ['question', 'create'] },
    Update: { needs: ['question', 'update'] },
    Delete: { needs: ['question', 'delete'] },
  },
  [paths.questionCreate]: {
    ...closed,
    'Edit Quiz': updateClosedQuiz,
    ...each([...questionFields, 'Add Question', 'Save and add another'], { needs: ['question', 'create'] }),
    'Preview as a player': 'free',
    Cancel: 'free',
    'The Sermon on the Mount': 'free',
  },
  [paths.questionEdit]: {
    ...closed,
    'Edit Quiz': updateClosedQuiz,
    ...each([...questionFields, ...optionMarks, 'Update Question'], { needs: ['question', 'update'] }),
    'Preview as a player': 'free',
    Cancel: 'free',
    'The Sermon on the Mount': 'free',
  },
  [paths.questionImport]: {
    ...closed,
    'Edit Quiz': updateClosedQuiz,
    ...each(['Paste questions', 'Choose a file', 'Excel', 'CSV'], { needs: ['question', 'create'] }),
    'The Sermon on the Mount': 'free',
  },
  // What another app has shared: here, nothing.
  [paths.questionShared]: closed,
  [paths.questionPrint]: {
    ...closed,
    ...each(['Print', 'Projector view'], { needs: ['question', 'list'] }),
    ...each(printOptions, { needs: ['question', 'list'] }),
    'The Sermon on the Mount': 'free',
  },
  [paths.questionFind]: {
    ...closed,
    ...screensBeside('Find Questions'),
    'Words of a question': { needs: ['question', 'list'] },
    'Search in': 'free',
    '1 Who led Israel across the Jordan into Canaan?': { needs: ['question', 'get'] },
    'Copy to…, question 1 of The Sermon on the Mount': { needs: ['question', 'list'] },
  },
  [paths.settings]: {
    ...closed,
    ...screensBeside('Season Settings'),
    ...each(
      ['Top Notification', 'Leaderboard View', 'Ads Settings'].map(
        (block) => `${block}: Preview as a player`,
      ),
      'free',
    ),
    ...each(['Top Notification: fields', 'Top Notification: Update'], updateNotification),
    ...each(['Leaderboard View: fields', 'Leaderboard View: Update'], updateLeaderboard),
    ...each(['Ads Settings: fields', 'Ads Settings: No ads', 'Ads Settings: Update'], updateAds),
  },
  [paths.history]: {
    ...closed,
    ...screensBeside('History'),
    Filter: { needs: ['season', 'get'] },
    'Show the whole season': 'free',
    Questions: { needs: ['question', 'list'] },
    // Until its quiz has loaded, and after.
    'Remove filter: This quiz': 'free',
    'Remove filter: The Sermon on the Mount': 'free',
  },
};
