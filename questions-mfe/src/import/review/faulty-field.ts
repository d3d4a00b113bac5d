import { optionNames, type QuestionFormValues } from '../../question.form';
import type { OptionNumber, RowFault } from '../../read/imported';
import type { RowState } from './reviewed-row';

type Field = keyof QuestionFormValues;

const inOrder: readonly Field[] = ['question', ...optionNames, 'answer'];

/** Where to mend a row: the first field that one of its faults is about, or else the question. */
export function faultyField(state: RowState): Field {
  const faulty = state.kind === 'rejected' ? state.faults.map(fieldOf) : [];
  return inOrder.find((field) => faulty.includes(field)) ?? 'question';
}

const optionOf = (option: OptionNumber): Field => `option${option}`;

/** The field that a fault is about; `undefined` where it is about the row as a whole. */
function fieldOf(fault: RowFault): Field | undefined {
  switch (fault.kind) {
    case 'missing-option':
    case 'answer-in-option':
    case 'equal-options':
      return optionOf(fault.option);
    case 'line-below-options':
      return 'option4';
    case 'no-answer':
    case 'unclear-answer':
    case 'several-answers':
    case 'ambiguous-number':
      return 'answer';
    case 'too-long':
    case 'formula':
    case 'lost-characters':
      return fault.field;
    default:
      return undefined;
  }
}
