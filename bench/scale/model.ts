/** What one host does in a month, and what their season holds. */
export type Workload = {
  /** Visits, each later than 30 minutes after the last: the database bills a list again then. */
  readonly visits: number;
  readonly seasons: number;
  readonly quizzes: number;
  readonly questions: number;
  /** Of each visit. */
  readonly questionsAdded: number;
  readonly questionsChanged: number;
};

/** A host who prepares one season of 14 weeks. */
export const usual: Workload = {
  visits: 20,
  seasons: 1,
  quizzes: 14,
  questions: 10,
  questionsAdded: 3,
  questionsChanged: 1,
};

/** Billed operations. `lookups` are the documents that `firestore.rules` read to decide. */
export type Operations = { readonly reads: number; readonly lookups: number; readonly writes: number };

const none: Operations = { reads: 0, lookups: 0, writes: 0 };

const add = (one: Operations, other: Operations): Operations => ({
  reads: one.reads + other.reads,
  lookups: one.lookups + other.lookups,
  writes: one.writes + other.writes,
});

const times = (count: number, each: Operations): Operations => ({
  reads: count * each.reads,
  lookups: count * each.lookups,
  writes: count * each.writes,
});

const pageSize = 10;

/** How many rows of a list are on its first page. */
const onPage = (rows: number): number => Math.min(pageSize, rows);

/** A list costs a read for each document, and at least one. */
const list = (documents: number): number => Math.max(1, documents);

/** The document, and its entry in the history. */
const writesOfSave = 2;

/**
 * As `e2e/contest/reads.flow.ts` and `reads-of-saves.flow.ts` count them. A season's content costs a look-up of it. The rules of
 * an entry look at the changed document, too.
 */
export const events = {
  /** The role, once to sign in. */
  signIn: { reads: 1, lookups: 0, writes: 0 },
  /** The role's subscription, and two queries for the person's seasons: one by each e-mail. */
  seasonList: (seasons: number): Operations => ({
    reads: 1 + list(seasons) + list(0),
    lookups: 0,
    writes: 0,
  }),
  /**
   * The season, its quizzes, its unfinished deletions, and a count for each quiz of the page; a first visit also requests the
   * first page.
   */
  quizList: (quizzes: number, isFirst: boolean): Operations => ({
    reads: 1 + list(quizzes) + list(0) + onPage(quizzes) + (isFirst ? list(onPage(quizzes)) : 0),
    lookups: isFirst ? 3 : 2,
    writes: 0,
  }),
  /** The quiz, its questions, and the query for imports that were interrupted. */
  questionList: (questions: number): Operations => ({
    reads: 1 + list(questions) + list(0),
    lookups: 3,
    writes: 0,
  }),
  /** The transaction reads quiz and question; the open list receives the question. */
  questionAdded: { reads: 1 + 1 + 1, lookups: 2 + 1, writes: writesOfSave },
  /** The form opens with a read; then the same, and form and list both receive the change. */
  questionChanged: { reads: 1 + 1 + 1 + 2, lookups: 2 + 1, writes: writesOfSave },
} as const;

/** One visit: seasons, a quiz list, a question list, and saves in it. */
export function visitOf(workload: Workload, isFirst: boolean): Operations {
  return [
    ...(isFirst ? [events.signIn] : []),
    events.seasonList(workload.seasons),
    events.quizList(workload.quizzes, isFirst),
    events.questionList(workload.questions),
    times(workload.questionsAdded, events.questionAdded),
    times(workload.questionsChanged, events.questionChanged),
  ].reduce(add, none);
}

/** A month of one host. */
export const monthOfHost = (workload: Workload): Operations =>
  add(visitOf(workload, true), times(workload.visits - 1, visitOf(workload, false)));

/** From this many rows on, a list is long, and loads a page of it. */
const longFrom = 500;

/** How many of an Admin's visits search the list of all seasons, which loads a long one as a whole. */
const searches = 1;

/** The role, and the list of all seasons, which is counted: of a long one, the first page. */
const allSeasons = (seasons: number): Operations => ({
  reads: 1 + Math.ceil(seasons / 1000) + list(seasons < longFrom ? seasons : pageSize),
  lookups: 0,
  writes: 0,
});

/** A month of one Admin. */
export const monthOfAdmin = (workload: Workload, seasons: number): Operations =>
  add(times(workload.visits, allSeasons(seasons)), {
    reads: seasons < longFrom ? 0 : searches * seasons,
    lookups: 0,
    writes: 0,
  });

/** One Admin for this many hosts. */
const hostsPerAdmin = 1000;

/** US dollars, as published for the location nam5 and beyond the free quota: https://firebase.google.com/docs/firestore/pricing */
export const prices = { reads: 0.06 / 1e5, writes: 0.18 / 1e5, deletions: 0.02 / 1e5, gigabyte: 0.12 };

/** Free each day, for one database of a project. */
const free = { reads: 50_000 * 30, writes: 20_000 * 30, deletions: 20_000 * 30, gigabytes: 10 };

export type Month = Operations & {
  readonly gigabytes: number;
  readonly dollars: number;
  readonly adminReads: number;
  /** Entries of the history that expire: as many as are written in a month. */
  readonly deletions: number;
};

/** A month of all hosts and their Admins, with the bytes of one visit. */
export function monthOf(hosts: number, workload: Workload, bytesOfVisit: number): Month {
  const admins = Math.max(1, Math.round(hosts / hostsPerAdmin));
  const ofAdmins = times(admins, monthOfAdmin(workload, hosts * workload.seasons));
  const total = add(times(hosts, monthOfHost(workload)), ofAdmins);
  const deletions = total.writes / writesOfSave;
  const gigabytes = (hosts * workload.visits * bytesOfVisit) / 1e9;
  const beyond = (used: number, quota: number) => Math.max(0, used - quota);
  const dollars =
    beyond(total.reads + total.lookups, free.reads) * prices.reads +
    beyond(total.writes, free.writes) * prices.writes +
    beyond(deletions, free.deletions) * prices.deletions +
    beyond(gigabytes, free.gigabytes) * prices.gigabyte;
  return { ...total, gigabytes, dollars, deletions, adminReads: ofAdmins.reads };
}
