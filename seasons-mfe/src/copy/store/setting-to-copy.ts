import { integerOf, textOf, type StoredDocument, type StoredFields } from '@console/shared/data';
import { limits } from '@console/shared/model';

export type SettingName = 'notification' | 'leaderboard' | 'ads';

/** The settings of a season that exist: their fields, or `malformed` where the database would refuse them. */
export type SourceSettings = Partial<Record<SettingName, StoredFields | 'malformed'>>;

type Documents = { readonly [Name in SettingName]: StoredDocument | undefined };

/** The settings that exist, in the fields of the specification. */
export function settingsToCopy(documents: Documents): SourceSettings {
  const { notification, leaderboard, ads } = documents;
  return {
    ...(notification && { notification: notificationToCopy(notification.fields) ?? 'malformed' }),
    ...(leaderboard && { leaderboard: leaderboardToCopy(leaderboard.fields) ?? 'malformed' }),
    ...(ads && { ads: adsToCopy(ads.fields) ?? 'malformed' }),
  };
}

/** These fields as texts. */
const textsOf = (stored: StoredFields, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(stored, name)]));

const isOneOf = (text: string | undefined, choices: readonly string[]): boolean =>
  text !== undefined && choices.includes(text);

const webAddress = /^https?:\/\/\S+$/i;

function notificationToCopy(stored: StoredFields): StoredFields | undefined {
  const fields = textsOf(stored, ['type', 'title', 'status', 'description', 'button_text', 'button_link']);
  const {
    type,
    title = '',
    status,
    description = '',
    button_text: text = '',
    button_link: link = '',
  } = fields;
  const longest = limits.notification;
  const fits =
    title.length > 0 &&
    title.length <= longest.title &&
    description.length <= longest.description &&
    text.length <= longest.buttonText &&
    link.length <= longest.buttonLink;
  const isKnown = isOneOf(type, ['Note', 'Button']) && isOneOf(status, ['active', 'disabled']);
  return fits && isKnown && (link === '' || webAddress.test(link)) ? fields : undefined;
}

function leaderboardToCopy(stored: StoredFields): StoredFields | undefined {
  const fields = textsOf(stored, ['appearance', 'type']);
  if (!isOneOf(fields.appearance, ['type-1', 'type-2']) || !isOneOf(fields.type, ['all', 'limit']))
    return undefined;
  const [one, two] = [integerOf(stored, 'limit_one'), integerOf(stored, 'limit_two')];
  if (fields.type === 'limit' && (one === null || two === null)) return undefined;
  return [one, two].some((limit) => limit !== null && limit < 0)
    ? undefined
    : { ...fields, limit_one: one, limit_two: two };
}

const shown = ['ql_to_sh_show', 'sl_to_sh_show', 'rs_to_sh_show', 'quiz_intro_banner_show'];
const types = ['ql_to_sh_type', 'sl_to_sh_type', 'rs_to_sh_type'];

function adsToCopy(stored: StoredFields): StoredFields | undefined {
  const fields = textsOf(stored, [...shown, ...types]);
  const isWhole =
    shown.every((name) => isOneOf(fields[name], ['Yes', 'No'])) &&
    types.every((name) => isOneOf(fields[name], ['Rewarded', 'Interstitial']));
  return isWhole ? fields : undefined;
}
