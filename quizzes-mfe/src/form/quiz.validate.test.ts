import type { QuizFormValues } from './quiz-form-values';
import { messages, validateNewQuiz, validateQuizUpdate } from './quiz.validate';

const filled: QuizFormValues = {
  title: 'The Sermon on the Mount',
  duration: '20',
  language: 'Telugu,English',
  start: '2026-01-11T09:00',
  end: '2026-01-12T18:00',
  description: 'Matthew 5 to 7',
  status: 'Upcoming',
};

const required = 'Fill in this field';

describe('what a quiz needs', () => {
  it('has the words of the specification', () => expect(messages.allFields).toBe('Please all fields'));

  it.each(['title', 'duration', 'language', 'start', 'end'] as const)('asks for its %s', (field) => {
    for (const validate of [validateNewQuiz, validateQuizUpdate])
      for (const nothing of ['', '  '])
        expect(validate({ ...filled, [field]: nothing })).toMatchObject({
          form: messages.allFields,
          fields: { [field]: required },
        });
  });

  it.each(['description', 'status'] as const)('asks for its %s only on update', (field) => {
    const values = { ...filled, [field]: '' };
    expect(validateNewQuiz(values)).toEqual({ fields: {} });
    expect(validateQuizUpdate(values)).toEqual({ form: messages.allFields, fields: { [field]: required } });
  });

  it.each(['0', '-5', '2.5', '1e2', '1,000', '12 minutes', 'ten', '99999999999999999999'])(
    'takes no duration of %s minutes',
    (duration) => {
      expect(validateNewQuiz({ ...filled, duration })).toEqual({
        fields: { duration: messages.wholeMinutes },
      });
    },
  );

  it.each(['2026-01-11T09:00', '2026-01-11T08:59', '2025-12-31T23:00'])('takes no end at %s', (end) => {
    expect(validateNewQuiz({ ...filled, end })).toEqual({ fields: { end: messages.endAfterStart } });
  });

  it('accepts a complete one', () => {
    expect(validateNewQuiz(filled)).toEqual({ fields: {} });
    expect(validateQuizUpdate(filled)).toEqual({ fields: {} });
  });
});
