import { catalogueFaults, completed } from './catalogue-faults';
import { faultsOf } from './message-faults';

describe('a translation', () => {
  it('that fits its message has no fault', () => {
    expect(faultsOf('Sign In', 'సైన్ ఇన్', 'te')).toEqual([]);
    expect(
      faultsOf(
        '{count, plural, one {# quiz} other {# quizzes}} of <b>{name}</b>',
        '<b>{name}</b>: {count, plural, one {# క్విజ్} other {# క్విజ్‌లు}}',
        'te',
      ),
    ).toEqual([]);
  });

  it.each([
    ['Hello {name}', 'నమస్తే', 'lacks {name}'],
    ['Hello', 'నమస్తే {name}', 'has {name}'],
    ['Read <link>it</link>', 'చదవండి', 'lacks <link>'],
    ['Loading…', 'లోడ్ అవుతోంది', 'lacks … at its end'],
    ['Ready', 'సిద్ధమా?', 'has ? at its end'],
    ['{n, plural, one {#} other {#}}', '{n, plural, other {#}}', "lacks the plural form 'one'"],
  ])('of %s as %s has one', (message, translation, fault) =>
    expect(faultsOf(message, translation, 'te')).toEqual([fault]),
  );

  it.each(['Hello {name', '{n, plural, one {#}}', '{when, date}'])(
    'that is not readable has one: %s',
    (message) => expect(faultsOf(message)).toEqual([expect.stringMatching(/^cannot be read: /)]),
  );
});

describe('a catalogue', () => {
  const messages = new Set(['Sign In', 'Logout']);

  it('of a language that people can choose has every message, and no other', () =>
    expect(catalogueFaults('te', { 'Sign In': 'సైన్ ఇన్', Seasons: 'సీజన్లు' }, messages)).toEqual([
      "lacks 'Logout'",
      "has 'Seasons', which no code shows, or which the console’s catalogue has",
    ]));

  it('of another language may be half translated', () =>
    expect(catalogueFaults('hi', { 'Sign In': 'साइन इन करें' }, messages)).toEqual([]));

  it('is completed, and keeps what is translated', () => {
    const catalogue = { Seasons: 'సీజన్లు', 'Sign In': 'సైన్ ఇన్' };
    expect(Object.entries(completed('te', catalogue, messages))).toEqual([
      ['Logout', ''],
      ['Sign In', 'సైన్ ఇన్'],
    ]);
    expect(completed('hi', {}, messages)).toEqual({});
  });
});
