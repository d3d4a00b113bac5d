import { fold } from '@console/shared/format';

describe('a folded text', () => {
  it.each([
    ['Évangiles, Noël, Zürich', 'evangiles, noel, zurich'],
    ['STRASSE Straße', 'strasse strasse'],
    ['İsa ısa ISA', 'isa isa isa'],
    ['Λόγος ΛΟΓΟΣ', 'λογοσ λογοσ'],
    ['ﬁnal №1 ①', 'final no1 1'],
    ['“Who’s there?” 1:3–5', '"who\'s there?" 1:3-5'],
    ['క్‌ష క్‍ష', 'క్ష క్ష'],
    ['కి క', 'కి క'],
  ])('of %j is %j', (text, folded) => expect(fold(text)).toBe(folded));

  it('is the same for composed and decomposed letters', () => {
    for (const text of ['Zaché', 'కై', 'Ångström']) expect(fold(text.normalize('NFD'))).toBe(fold(text));
  });
});
