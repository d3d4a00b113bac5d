/** A multiple-choice question of a quiz; `answer` is the text of the correct option. */
export type Question = {
  id: string;
  text: string;
  options: readonly [string, string, string, string];
  answer: string;
};

/** The names of the options' fields in their order. */
export const optionNames = ['option1', 'option2', 'option3', 'option4'] as const;

/** The letters that people call the options by, in their order. */
export const optionLetters = ['A', 'B', 'C', 'D'] as const;

/** An empty question. */
export const blankQuestion = (id: string): Question => ({
  id,
  text: '',
  options: ['', '', '', ''],
  answer: '',
});
