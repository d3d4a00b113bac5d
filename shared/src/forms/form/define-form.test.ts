import { choiceField, defineForm, momentField, numberField, textField } from '..';

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

describe('a form whose fields are properties of its entity', () => {
  it('shows a number as digits, and a choice that is not offered as none', () => {
    expect(toValues(stored)).toMatchObject({ minutes: '20', status: '' });
    expect(toValues(blank)).toEqual({ title: '', minutes: '', start: '', status: '' });
  });

  it('leaves what was not touched to the letter and the second as it is stored', () => {
    expect(toEntity(stored, { ...toValues(stored), minutes: '30' })).toEqual({ ...stored, minutes: 30 });
  });

  it('stores texts without the spaces around them, and an empty number as none', () => {
    const typed = { ...toValues(stored), title: ' Job ', minutes: ' ', status: 'open' };
    expect(toEntity(stored, typed)).toEqual({ ...stored, title: 'Job', minutes: null, status: 'open' });
  });

  it('does not take over that a document came from the cache', () => {
    const fromCache = { ...stored, fromCache: true };
    expect(toEntity(fromCache, toValues(fromCache))).toEqual(stored);
  });
});
