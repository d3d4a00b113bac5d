import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root';
import { checkGlossary } from './check-glossary';
import { glossaryIn, glossaryOf } from './glossary';
import { refusedWords } from './glossary-faults';

const glossary = glossaryIn(`
### Terms

| English | Not | Telugu | Not | Why |
| --- | --- | --- | --- | --- |
| Text | | టెక్స్ట్ | వచన-, పాఠ్య- | వచనం is a verse |
| Move | | తరలించండి | జరుపు- | |
| Save | store, (stored) | సేవ్ చేయండి | | |
| and | | – | మరియు | lists have commas |

### Where a refused word is right

| Text | Why |
| --- | --- |
| ముందుకు జరుపుతారు | clocks |

### One message, several translations

| Message | Telugu | Why |
| --- | --- | --- |
| Title | పేరు; శీర్షిక | of a quiz, of a notification |
`);

/** Without the faults that a whole repository could have: exceptions that none of these few texts needs. */
const faultsOf = (translations: Readonly<Record<string, string>>, code: readonly string[] = []) =>
  checkGlossary(
    { ...glossary, exceptions: [], different: [] },
    code.map((message) => ({ message, place: 'quizzes-mfe/src/form.ts:3', file: 'quizzes-mfe/src/form.ts' })),
    [{ name: 'quizzes-mfe/src/locales/te.json', messages: translations }],
  );

describe('the glossary', () => {
  it('refuses a word in a translation by the name of its file and message', () => {
    expect(faultsOf({ 'No question text': 'ప్రశ్న వచనం లేదు' })).toEqual([
      'quizzes-mfe/src/locales/te.json “No question text”: says వచనం; the glossary says టెక్స్ట్',
    ]);
    expect(faultsOf({ 'One and two': 'ఒకటి మరియు రెండు' })).toEqual([
      'quizzes-mfe/src/locales/te.json “One and two”: says మరియు; the glossary refuses it: lists have commas',
    ]);
  });

  it('refuses a word in an English message by its place in the code', () => {
    expect(faultsOf({}, ['Store the rest'])).toEqual([
      'quizzes-mfe/src/form.ts:3 “Store the rest”: says Store; the glossary says Save',
    ]);
  });

  it.each([
    ['a word with a case ending', 'వచనాన్ని కాపీ చేయండి'],
    ['one form of a plural', '{n, plural, one {# వచనం} other {# టెక్స్ట్‌లు}}'],
    ['a word within a tag', '<b>వచనం</b> లేదు'],
    ['a word before a value', '{name}వచనం'],
  ])('refuses %s', (_, translation) => expect(refusedWords(glossary, 'te', translation)).toHaveLength(1));

  it.each([
    ['a word that only contains a refused one', 'te', 'బహువచనం'],
    ['a text that is listed as right', 'te', 'గడియారాలను ముందుకు జరుపుతారు'],
    ['a longer English word', 'en', 'Restore the storey'],
    ['a word in brackets', 'en', 'Stored now'],
    ['the name of a value', 'en', 'Saved {store}'],
  ] as const)('allows %s', (_, language, text) => expect(refusedWords(glossary, language, text)).toEqual([]));

  it('wants its term where a message is nothing else', () => {
    expect(faultsOf({ Move: 'మార్చండి', save: 'సేవ్ చేయండి' })).toEqual([
      'quizzes-mfe/src/locales/te.json “Move”: says మార్చండి; the glossary says తరలించండి',
    ]);
  });

  it('wants one translation of a message in all catalogues, unless it lists several', () => {
    const catalogues = ['a', 'b'].map((name, index) => ({
      name,
      messages: { Title: ['పేరు', 'శీర్షిక'][index] ?? '', Undone: ['చేశాం', 'చేశారు'][index] ?? '' },
    }));
    expect(checkGlossary({ ...glossary, exceptions: [] }, [], catalogues)).toEqual([
      '“Undone” has several translations: చేశాం (a), చేశారు (b)',
    ]);
  });

  it('lists nothing that no text needs', () => {
    expect(checkGlossary(glossary, [], [{ name: 'a', messages: { Title: 'పేరు' } }])).toEqual([
      'docs/languages.md: no catalogue says శీర్షిక for “Title”',
      'docs/languages.md: no text says “ముందుకు జరుపుతారు”, so it is no exception',
    ]);
  });
});

describe('the glossary of this repository', () => {
  const own = glossaryOf(root);

  it.each(['en', 'te'] as const)('refuses none of its own terms: %s', (language) => {
    const terms = own.concepts.flatMap(({ [language]: { texts } }) => texts);
    expect(terms.length).toBeGreaterThan(60);
    expect(terms.flatMap((term) => refusedWords(own, language, term))).toEqual([]);
  });

  it('has a reason for each exception, and the specification has those that are its texts', () => {
    const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8');
    expect(own.exceptions.filter(({ why }) => why === '')).toEqual([]);
    const specified = own.exceptions.filter(({ why }) => why === "the specification's text");
    expect(specified.length).toBeGreaterThan(0);
    expect(specified.filter(({ text }) => !specification.includes(text))).toEqual([]);
  });

  it('is empty in a repository that has none', () => {
    expect(checkGlossary(glossaryOf(join(root, 'tools')), [], [])).toEqual([]);
  });
});
