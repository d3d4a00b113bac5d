import { emptyFields, hasErrors, noErrors } from './form-errors';

const season = { season: 'Psalms 2024', host: '  ', description: '', agreed: false };

describe('emptyFields', () => {
  it('returns an error for each given field that is empty or blank', () => {
    expect(emptyFields(season, ['season', 'host', 'description'])).toEqual({
      host: 'Fill in this field',
      description: 'Fill in this field',
    });
  });

  it('counts a box that is not ticked as empty, with its own message', () => {
    expect(emptyFields(season, ['agreed'], 'Tick the box to go on')).toEqual({
      agreed: 'Tick the box to go on',
    });
  });

  it('counts a text of zero-width characters as empty', () => {
    expect(emptyFields({ name: '\u200b\u2060' }, ['name'])).toEqual({ name: 'Fill in this field' });
  });

  it('is undefined when all fields are filled in', () => {
    expect(emptyFields(season, ['season'])).toBeUndefined();
  });
});

describe('hasErrors', () => {
  it('distinguishes a rejected form from a valid one', () => {
    expect(hasErrors(noErrors)).toBe(false);
    expect(hasErrors({ form: 'Please all fields', fields: {} })).toBe(true);
    expect(hasErrors<typeof season>({ fields: { host: 'Fill in this field' } })).toBe(true);
    expect(hasErrors<typeof season>({ fields: { host: undefined } })).toBe(false);
  });
});
