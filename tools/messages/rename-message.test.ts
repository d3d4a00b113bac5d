import { renamedCatalogue, renamedCode, renamedProse, renamedTests, renamingFaults } from './rename-message';

const renaming = {
  from: '{count, plural, one {# row was} other {# rows were}} not stored.',
  to: '{count, plural, one {# row wasn’t} other {# rows weren’t}} imported.',
};

describe('renaming a message', () => {
  it('keeps its translation, unless the new message has one', () => {
    expect(renamedCatalogue({ Zebra: 'జీబ్రా', Stored: 'సేవ్' }, { from: 'Stored', to: 'Saved' })).toEqual({
      Saved: 'సేవ్',
      Zebra: 'జీబ్రా',
    });
    expect(renamedCatalogue({ Saved: 'సేవ్', Stored: 'భద్రం' }, { from: 'Stored', to: 'Saved' })).toEqual({
      Saved: 'సేవ్',
    });
    const other = { Zebra: 'జీబ్రా' };
    expect(renamedCatalogue(other, { from: 'Stored', to: 'Saved' })).toBe(other);
  });

  it('changes the strings of the code that are the message, and no others', () => {
    expect(
      renamedCode(`t('Stored'); const a = { Stored: 'stored', b: 'Stored now' };`, {
        from: 'Stored',
        to: 'Saved',
      }),
    ).toBe(`t('Saved'); const a = { Stored: 'stored', b: 'Stored now' };`);
    expect(renamedCode(`t('${renaming.from}', { count })`, renaming)).toBe(`t('${renaming.to}', { count })`);
  });

  it.each([
    ["getByText('1 row was not stored.')", "getByText('1 row wasn’t imported.')"],
    [
      "getByText('Look: 12 rows were not stored. Retry?')",
      "getByText('Look: 12 rows weren’t imported. Retry?')",
    ],
    ['getByText(`${count} rows were not stored.`)', 'getByText(`${count} rows weren’t imported.`)'],
    ['getByText(/^\\d+ rows were not stored\\./)', 'getByText(/^\\d+ rows weren’t imported\\./)'],
    [`t('${renaming.from}')`, `t('${renaming.to}')`],
    ["it('says: 1 row was not stored.', () => 0)", "it('says: 1 row was not stored.', () => 0)"],
    [
      "it.each(['1 row was not stored.'])('says %s', run)",
      "it.each(['1 row wasn’t imported.'])('says %s', run)",
    ],
    ["getByText('1 row was not stored yet')", "getByText('1 row was not stored yet')"],
  ])('changes what tests expect to be shown: %s', (before, after) => {
    expect(renamedTests(before, renaming)).toBe(after);
  });

  it('puts values where the new message has them', () => {
    const moved = {
      from: 'An import by {who} on {when} was not finished.',
      to: '{who}’s import on {when} wasn’t finished.',
    };
    expect(renamedTests("'An import by Esther Rani on 2026-11-27 was not finished.'", moved)).toBe(
      "'Esther Rani’s import on 2026-11-27 wasn’t finished.'",
    );
  });

  it('changes a short message only where it is all of a string', () => {
    const short = { from: 'By', to: 'Person' };
    expect(renamedTests("getByLabel('By'); getByText('By hand'); getByText(/By/)", short)).toBe(
      "getByLabel('Person'); getByText('By hand'); getByText(/Person/)",
    );
  });

  it('changes documents across their lines', () => {
    const long = { from: 'The history could not be loaded', to: 'Couldn’t load the history' };
    expect(renamedProse('Then “The history could\nnot be loaded” is shown.', long)).toBe(
      'Then “Couldn’t load the history” is shown.',
    );
  });

  it('is refused where the new message lacks a value, or has another', () => {
    expect(renamingFaults({ from: 'Stored {done}', to: 'Saved' })).toEqual(['lacks {done}']);
    expect(renamingFaults({ from: 'Stored', to: 'Saved {done}' })).toEqual(['has {done}']);
  });
});
