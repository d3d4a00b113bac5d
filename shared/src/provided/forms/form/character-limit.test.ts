import { characterCount, tooLongFields } from './character-limit';

const limits = { title: 500, text: 2000 };
const blank = { title: '', text: '', isOpen: false };
const withText = (text: string) => ({ ...blank, text });

describe('the counter of a field', () => {
  const countOf = (text: string) => characterCount('text', limits, withText(text), blank);

  it('appears near the limit, and says how much is used', () => {
    expect(countOf('x'.repeat(1800))).toBeUndefined();
    expect(countOf('x'.repeat(1801))).toEqual({ text: '1,801 of 2,000 characters', isOver: false });
    expect(countOf('x'.repeat(2000))).toEqual({ text: '2,000 of 2,000 characters', isOver: false });
  });

  it('says by how much the limit is exceeded', () => {
    expect(countOf('x'.repeat(2001))).toEqual({ text: '1 character too many', isOver: true });
    expect(countOf('x'.repeat(5000))).toEqual({ text: '3,000 characters too many', isOver: true });
  });

  it('does not count surrounding spaces, which are not stored', () =>
    expect(countOf(`  ${'x'.repeat(1801)}\n\n`)?.text).toBe('1,801 of 2,000 characters'));

  it.each([
    ['Telugu letters and signs', 'కీ', 2],
    ['an emoji', '😀', 2],
    ['a family of emoji', '👩‍👩‍👧‍👦', 11],
  ])('counts %s as the database rules do', (_name, character, length) =>
    expect(countOf(character.repeat(1000))?.text).toBe(
      1000 * length > 2000
        ? `${(1000 * length - 2000).toLocaleString('en')} characters too many`
        : '2,000 of 2,000 characters',
    ),
  );

  it('is undefined for fields without a limit', () =>
    expect(characterCount('isOpen', limits, withText('x'.repeat(5000)), blank)).toBeUndefined());
});

describe('a text that is too long', () => {
  it('has an error that says how much to remove', () =>
    expect(tooLongFields(limits, withText('x'.repeat(5000)), blank)).toEqual({
      text: 'Use at most 2,000 characters. You have 5,000: remove 3,000.',
    }));

  it('is accepted while it is the stored value, but not after a change', () => {
    const stored = withText('x'.repeat(5000));
    expect(tooLongFields(limits, stored, stored)).toEqual({});
    expect(tooLongFields(limits, withText('x'.repeat(4999)), stored)).toHaveProperty('text');
    expect(tooLongFields(limits, stored)).toHaveProperty('text');
  });
});
