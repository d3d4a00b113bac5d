import { momentField } from '@console/shared/dates';
import { choiceField, defineForm, numberField, textField } from '..';

type Quiz = { id: string; title: string; minutes: number | null; start: number | null; status: string };

const blank: Quiz = { id: '', title: '', minutes: null, start: null, status: '' };

const { toValues, toEntity } = defineForm({
  blank,
  fields: {
    title: textField({ label: 'Title' }),
    minutes: numberField({ label: 'Minutes' }),
    start: momentField({ label: 'Start' }),
    status: choiceField({ label: 'Status', options: [{ value: 'open', label: 'Open' }] }),
  },
  incomplete: 'Please all fields',
  describeFailure: () => 'Not saved',
});

const stored: Quiz = { id: 'Q1', title: ' Psalms ', minutes: 20, start: 59_999, status: 'odd' };

describe('a form with the properties of its entity as fields', () => {
  it('shows a number as digits, and an unknown option as no choice', () => {
    expect(toValues(stored)).toMatchObject({ minutes: '20', status: '' });
    expect(toValues(blank)).toEqual({ title: '', minutes: '', start: '', status: '' });
  });

  it.each(['title', 'minutes', 'start', 'status'] as const)(
    'shows %s as blank if the shell’s earlier release does not read it, and keeps what is typed',
    (name) => {
      const { [name]: _, ...rest } = stored;
      const earlier = rest as Quiz;
      const values = toValues(earlier);
      expect(values).toEqual({ ...toValues(stored), [name]: '' });
      expect(toValues(toEntity(earlier, values))).toEqual(values);
      const typed = { title: 'Job', minutes: '30', start: '2027-01-03T18:00', status: 'open' };
      expect(toValues(toEntity(earlier, typed))).toEqual(typed);
    },
  );

  it('keeps the exact stored value of unchanged fields', () => {
    expect(toEntity(stored, { ...toValues(stored), minutes: '30' })).toEqual({ ...stored, minutes: 30 });
  });

  it('stores texts without surrounding spaces, and an empty number as null', () => {
    const typed = { ...toValues(stored), title: ' Job ', minutes: ' ', status: 'open' };
    expect(toEntity(stored, typed)).toEqual({ ...stored, title: 'Job', minutes: null, status: 'open' });
  });

  it('does not copy fromCache into the saved entity', () => {
    const fromCache = { ...stored, fromCache: true };
    expect(toEntity(fromCache, toValues(fromCache))).toEqual(stored);
  });
});
