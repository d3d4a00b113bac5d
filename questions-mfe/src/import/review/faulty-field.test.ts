import type { RowFault } from '../../read/imported';
import { faultyField } from './faulty-field';

const rejected = (...faults: RowFault[]) => faultyField({ kind: 'rejected', faults });

describe('the field where a row is mended', () => {
  it.each<[RowFault[], string]>([
    [[{ kind: 'no-answer' }], 'answer'],
    [[{ kind: 'no-answer' }, { kind: 'missing-option', option: 3 }], 'option3'],
    [[{ kind: 'equal-options', first: 1, option: 2 }], 'option2'],
    [[{ kind: 'line-below-options', text: 'and so on' }], 'option4'],
    [[{ kind: 'too-long', field: 'option1', length: 3000, limit: 2000 }], 'option1'],
    [[{ kind: 'extra-cells', count: 2 }], 'question'],
    [
      [
        { kind: 'extra-cells', count: 2 },
        { kind: 'unclear-answer', text: 'E' },
      ],
      'answer',
    ],
  ])('of %j is %s', (faults, field) => expect(rejected(...faults)).toBe(field));

  it('is the question where nothing is wrong', () => expect(faultyField({ kind: 'new' })).toBe('question'));
});
