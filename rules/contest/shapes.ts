import { longestReason } from '../../quizzes-mfe/src/check/dismiss/dismissal';
import { limits } from '../../shared/src/compiled/model/limits';
import { change, serverTime, set, type Write } from '../protocol/writes';
import { at } from './contest';
import { deletionOf } from './deletions';
import {
  ads,
  changeOf,
  deletionRequest,
  failureReport,
  dismissal,
  historyEntry,
  leaderboard,
  notification,
  question,
  quiz,
  newSeasonId,
  season,
} from './documents';
import type { Person } from './people';

/** The type of a field. A text has a maximum length; a note may also be missing. */
export type Field =
  | 'id'
  | 'choice'
  | 'email'
  | 'time'
  | 'whole'
  | 'texts'
  | 'flag'
  | 'plain'
  | { readonly text: number }
  | { readonly note: number };

/** One kind of document: how to write a valid one, and the type of each of its fields. */
export interface Shape {
  readonly name: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Writes a valid document, with these fields replaced. */
  readonly write: (me: Person, more?: object) => Write[];
  /** The path of a stored one that the Admin may change. */
  readonly stored?: string;
}

const choices = (...names: string[]): Record<string, Field> =>
  Object.fromEntries(names.map((name) => [name, 'choice']));

/** Every document that the rules let anyone write. */
export const shapes: readonly Shape[] = [
  {
    name: 'season',
    stored: at.own,
    fields: {
      season_id: 'id',
      season: { text: limits.name },
      host: { text: limits.name },
      host_email: 'email',
      host_additional_email: 'email',
      discription: { text: limits.description },
      start: 'time',
      end: 'time',
      status: 'choice',
    },
    write: (_me, more) => [set(at.newSeason, season(newSeasonId, more))],
  },
  {
    name: 'quiz',
    stored: at.upcoming,
    fields: {
      quiz_id: 'id',
      title: { text: limits.name },
      description: { note: limits.description },
      duration: 'whole',
      language: { text: limits.name },
      start: 'time',
      end: 'time',
      status: 'choice',
    },
    write: (_me, more) => [set(at.newQuiz, quiz('new', more))],
  },
  {
    name: 'question',
    stored: `${at.upcoming}/questions/q1`,
    fields: {
      question_id: 'id',
      quiz_id: 'id',
      question: { text: limits.question },
      option_1: 'choice',
      option_2: { text: limits.option },
      option_3: { text: limits.option },
      option_4: { text: limits.option },
      answer: 'choice',
    },
    write: (_me, more) => [set(`${at.upcoming}/questions/new`, question('new', 'upcoming', more))],
  },
  {
    name: 'notification',
    stored: at.notification,
    fields: {
      season_id: 'id',
      type: 'choice',
      title: { text: limits.name },
      status: 'choice',
      description: { note: limits.description },
      button_text: { note: limits.name },
      button_link: { note: limits.link },
    },
    write: (_me, more) => [set(at.notification, notification(more))],
  },
  {
    name: 'leaderboard',
    stored: at.leaderboard,
    fields: { season_id: 'id', ...choices('appearance', 'type'), limit_one: 'whole', limit_two: 'whole' },
    write: (_me, more) => [
      set(at.leaderboard, leaderboard({ type: 'limit', limit_one: 1, limit_two: 2, ...more })),
    ],
  },
  {
    name: 'ads settings',
    stored: at.ads,
    fields: {
      season_id: 'id',
      ...choices('ql_to_sh_show', 'ql_to_sh_type', 'sl_to_sh_show', 'sl_to_sh_type'),
      ...choices('rs_to_sh_show', 'rs_to_sh_type', 'quiz_intro_banner_show'),
    },
    write: (_me, more) => [set(at.ads, ads(more))],
  },
  {
    name: 'deletion marker',
    fields: {
      quiz_id: 'id',
      title: { text: limits.name },
      uid: 'id',
      finished: 'choice',
      entry: 'id',
      part: 'id',
    },
    write: (me, more) => deletionOf(me, { quizId: 'ongoing', marker: more }),
  },
  {
    name: 'history entry',
    fields: {
      uid: 'id',
      email: 'email',
      name: { note: limits.name },
      kind: { text: limits.actionKind },
      expires: 'time',
      audience: 'choice',
    },
    write: (me, more) => [
      change(at.upcoming, { title: 'Week 2' }),
      set(
        at.entry('new'),
        historyEntry(me, [changeOf(at.upcoming, { title: 'Week 1' }, { title: 'Week 2' })], more),
        serverTime('time'),
      ),
    ],
  },
  {
    name: 'dismissal',
    fields: {
      uid: 'id',
      email: 'email',
      name: { note: limits.name },
      reason: { text: longestReason },
    },
    write: (me, more) => [set(at.dismissal('new'), dismissal(me, more), serverTime('time'))],
  },
  {
    name: 'account deletion request',
    fields: { uid: 'id', email: 'email', reason: { note: limits.reason } },
    write: ({ uid, email }, more) => [
      set(at.request(uid), deletionRequest(uid, email, more), serverTime('requestDate')),
    ],
  },
  {
    name: 'failure report',
    fields: {
      ...choices('kind', 'shell', 'engine'),
      modules: 'texts',
      frames: 'texts',
      online: 'flag',
      version: 'whole',
      message: 'plain',
      hour: 'time',
      expires: 'time',
    },
    write: (_me, more) => [set(at.failure(), failureReport(more))],
  },
];

/** Each field of each document. */
export const fieldsOfShapes = shapes.flatMap((shape) =>
  Object.entries(shape.fields).map(([field, holds]) => ({ shape, document: shape.name, field, holds })),
);
