import type { QuestionType } from '../imported';

/** Types of questions as Quizizz/Wayground, Google Forms, Microsoft Forms and Blackboard name them. */
const types: readonly (readonly [RegExp, QuestionType])[] = [
  [/true.?(or|\/)?.?false/i, 'true-false'],
  [/checkbox|multiple.?(select|answer|response)|multi.?select/i, 'several-correct'],
  [/fill/i, 'fill-in'],
  [/short|text/i, 'short-answer'],
  [/open|essay|paragraph|draw|audio|video|upload/i, 'essay'],
  [/numer/i, 'numeric'],
  [/match|drag/i, 'matching'],
  [/order|sort|sequence/i, 'ordering'],
  [/poll|survey|rating|scale/i, 'poll'],
];

/** The kind of question that a type names, where the console does not have it; `undefined` for multiple choice. */
export const questionTypeOf = (type: string): QuestionType | undefined =>
  types.find(([pattern]) => pattern.test(type))?.[1];
