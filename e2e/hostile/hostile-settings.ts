import { everyField, everyText, wrongValues } from './hostile-values';
import { brokenOut, emoji, hugeWord, image, longWord, megabyte } from './hostile-texts';
import { rightToLeft, script, scriptLink, telugu, zeroWidth } from './hostile-texts';
import { broken, text, whole, type StoredFields } from '../fixtures/data/stored';

const healthy = {
  season_top_notification: {
    season_id: text('elsewhere'),
    type: text('Button'),
    title: text('A new quiz every week'),
    status: text('active'),
    description: text('Read the chapters first'),
    button_text: text('Reading plan'),
    button_link: text('https://quiz.example.org/plan'),
  },
  season_leaderbaord_setting: {
    season_id: text('elsewhere'),
    appearance: text('type-1'),
    type: text('all'),
    limit_one: whole(0),
    limit_two: whole(0),
  },
  season_ads_controller: {
    season_id: text('elsewhere'),
    ql_to_sh_show: text('Yes'),
    ql_to_sh_type: text('Rewarded'),
    sl_to_sh_show: text('Yes'),
    sl_to_sh_type: text('Rewarded'),
    rs_to_sh_show: text('Yes'),
    rs_to_sh_type: text('Rewarded'),
    quiz_intro_banner_show: text('Yes'),
  },
} satisfies Record<string, StoredFields>;

export type SettingCollection = keyof typeof healthy;

/** The settings of one season, a document in each of three collections. */
export type HostileSettings = {
  readonly id: string;
  /** The cause of these values. */
  readonly why: string;
  readonly documents: Readonly<Record<SettingCollection, StoredFields>>;
};

const inAll = (change: (fields: StoredFields) => StoredFields): HostileSettings['documents'] => ({
  season_top_notification: change(healthy.season_top_notification),
  season_leaderbaord_setting: change(healthy.season_leaderbaord_setting),
  season_ads_controller: change(healthy.season_ads_controller),
});

/** The text in every string field, including those of choices. */
const saying = (id: string, why: string, words: string): HostileSettings => ({
  id,
  why,
  documents: inAll((fields) => everyText(fields, words, [])),
});

/** The text in every free-text field of a notification; its choices are valid, so that the screen shows all of it. */
const notifying = (id: string, why: string, words: string): HostileSettings => ({
  id,
  why,
  documents: {
    ...healthy,
    season_top_notification: everyText(healthy.season_top_notification, words, ['type', 'status']),
  },
});

const limited = (id: string, why: string, limits: StoredFields): HostileSettings => ({
  id,
  why,
  documents: {
    ...healthy,
    season_leaderbaord_setting: { ...healthy.season_leaderbaord_setting, ...limits },
  },
});

export const hostileSettings: readonly HostileSettings[] = [
  { id: 'empty', why: 'an import stopped before its first field', documents: inAll(() => ({})) },
  ...wrongValues.map(({ id, why, value }) => ({
    id,
    why,
    documents: inAll((fields) => everyField(fields, value)),
  })),
  saying('script', 'somebody tries a script', script),
  saying('image', 'somebody tries an image', image),
  saying('long-word', 'a sentence where a choice belongs', longWord),
  saying('huge', 'files pasted into every field', hugeWord),
  notifying('script-link', 'a link that would run in the players app', scriptLink),
  notifying('broken-out', 'somebody tries to leave the field', brokenOut),
  notifying('rtl', 'Hebrew, Arabic and an override', rightToLeft),
  notifying('telugu', 'joined letters and emoji', telugu + emoji),
  notifying('zero-width', 'a title that only looks empty', zeroWidth),
  {
    id: 'megabyte',
    why: 'a book pasted into the description, and fields of another client',
    documents: {
      ...inAll((fields) => ({ ...fields, colour: text('red') })),
      season_top_notification: { ...healthy.season_top_notification, description: text(megabyte) },
    },
  },
  limited('no-limits', 'the existing console stored what is no number', {
    limit_one: broken('NaN'),
    limit_two: broken('NaN'),
  }),
  limited('odd-limits', 'a limit in words, one below nothing, one that is no whole number', {
    type: text('limit'),
    limit_one: text('ten'),
    limit_two: whole(-3),
  }),
];
