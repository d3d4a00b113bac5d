import { formatList } from '@console/shared/format';
import { t } from '../../i18n';
import type { DocumentChange, FieldChange } from '../history-row';
import { wholeName } from './change-names';

/** Longer values are shown only side by side. */
const longestValue = 60;
/** Of more fields, those without their values are counted. */
const mostFields = 4;
/** How many fields are shown with their values. */
const mostValues = 2;

/** What an action changed in a document: the values of one or two short fields, dates before others, and what else. */
export function describeFields(change: DocumentChange, who: string): string {
  const { fields } = change;
  const what = wholeName(change);
  const short = fields.filter(isShort);
  const told = [...short.filter(isDate), ...short.filter((field) => !isDate(field))].slice(0, mostValues);
  const [first = fields[0], second] = told;
  if (!first) return t('{who} changed {what}', { who, what });
  const action = describeFirst(first, who, what);
  return withOthers(
    second ? withSecond(second, action) : action,
    fields.filter((field) => field !== first && field !== second),
  );
}

const isShort = ({ before, after }: FieldChange) =>
  [before, after].every((text) => text.length <= longestValue && !text.includes('\n'));

const isDate = ({ field }: FieldChange) => field === 'start' || field === 'end';

function describeFirst(change: FieldChange, who: string, what: string): string {
  const { noun: field, before, after } = change;
  if (!isShort(change)) return t('{who} changed the {field} of {what}', { who, field, what });
  if (after === '') return t('{who} cleared the {field} of {what}', { who, field, what });
  if (before === '') return t('{who} set the {field} of {what} to {after}', { who, field, what, after });
  return t('{who} changed the {field} of {what} from {before} to {after}', {
    who,
    field,
    what,
    before,
    after: withoutSameDay(before, after),
  });
}

function withSecond({ noun: field, before, after }: FieldChange, action: string): string {
  if (after === '') return t('{action}, and cleared the {field}', { action, field });
  if (before === '') return t('{action}, and set the {field} to {after}', { action, field, after });
  return t('{action}, and changed the {field} from {before} to {after}', {
    action,
    field,
    before,
    after: withoutSameDay(before, after),
  });
}

function withOthers(action: string, others: readonly FieldChange[]): string {
  if (others.length === 0) return action;
  return others.length < mostFields
    ? t('{action}, also {fields}', { action, fields: formatList(others.map(({ noun }) => noun)) })
    : t('{action}, also {count} other fields', { action, count: others.length });
}

const dayAndTime = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d)$/;

/** “2026-11-21 06:00 to 07:00”: the day is said once. */
function withoutSameDay(before: string, after: string): string {
  const [, day] = dayAndTime.exec(before) ?? [];
  const [, otherDay, time] = dayAndTime.exec(after) ?? [];
  return day !== undefined && day === otherDay && time !== undefined ? time : after;
}
