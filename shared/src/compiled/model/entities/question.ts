import { defineEntity, type EntityOf } from './define-entity';
import { limits } from '../limits';
import { fourTexts, text } from './kinds';

/** A multiple-choice question of a quiz. Its answer is the text of the correct option. */
export const questionEntity = defineEntity({
  idField: 'question_id',
  fields: {
    text: text('question', { max: limits.question, required: true }),
    options: fourTexts(['option_1', 'option_2', 'option_3', 'option_4'], {
      max: limits.option,
      required: true,
    }),
    answer: text('answer', { max: limits.option, required: true }),
  },
  together: ['options', 'answer'],
  accepts: ({ options, answer }) => options.includes(answer),
});

export type Question = EntityOf<typeof questionEntity>;
