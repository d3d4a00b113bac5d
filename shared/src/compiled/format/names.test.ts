import { isBlank, nameOf, personName, shortName } from '@console/shared/format';

describe('a displayed name', () => {
  it('is the stored text without surrounding spaces', () => {
    expect(nameOf(' యేసు 👩‍👩‍👧‍👦 ', 'Unnamed')).toBe('యేసు 👩‍👩‍👧‍👦');
  });

  it.each(['', '  ', '\u200b\u200d\u2060\ufeff', '\u202e'])('has a replacement when %j is stored', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(nameOf(text, 'Unnamed')).toBe('Unnamed');
  });

  it('is limited in length, also with many combining characters', () => {
    expect(nameOf('x'.repeat(1_000_000), 'Unnamed')).toBe(`${'x'.repeat(300)}…`);
    expect(nameOf(`x${'\u0301'.repeat(1_000_000)}`, 'Unnamed').length).toBeLessThan(10_000);
  });

  it('does not change the direction of the text around it', () => {
    expect(nameOf('\u202eevil\u202c', 'Unnamed')).toBe('evil');
  });
});

describe('a person in a stored document', () => {
  it.each([
    ['Grace Kumari', 'grace@example.org', 'Grace Kumari (grace@example.org)', 'Grace Kumari'],
    ['', 'grace@example.org', 'grace@example.org', 'grace@example.org'],
    ['Anna Admin (admin@example.org)', 'grace@example.org', 'grace@example.org', 'grace@example.org'],
    ['admin＠example.org', 'grace@example.org', 'grace@example.org', 'grace@example.org'],
    ['The Operator', '', 'The Operator', 'The Operator'],
    ['', '', 'Someone', 'Someone'],
  ])('with the name %j and the e-mail %j is %s, in short %s', (name, email, shown, short) => {
    expect(personName({ name, email }, 'Someone')).toBe(shown);
    expect(shortName({ name, email }, 'Someone')).toBe(short);
  });
});
