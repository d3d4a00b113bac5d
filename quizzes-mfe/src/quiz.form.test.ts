import { validateForm } from '@console/shared/forms';
import { messages, quizForm, type QuizFormValues } from './quiz.form';

const filled: QuizFormValues = {
  ...quizForm.toValues(quizForm.blank),
  title: 'The Sermon on the Mount',
  duration: '20',
  language: 'Telugu,English',
  start: '2026-01-11T09:00',
  end: '2026-01-12T18:00',
  description: 'Matthew 5 to 7',
  status: 'Upcoming',
};

const required = 'Fill in this field';
const validated = (task: 'create' | 'update', values: Partial<QuizFormValues>, opened?: QuizFormValues) =>
  validateForm(quizForm, task, { ...filled, ...values }, opened);

describe("a quiz's validation", () => {
  it('has the messages of the specification @5.03', () =>
    expect(messages.incomplete).toBe('Please all fields'));

  it.each(['title', 'duration', 'language', 'start', 'end'] as const)('requires its %s @5.01', (field) => {
    for (const task of ['create', 'update'] as const)
      for (const nothing of ['', '  '])
        expect(validated(task, { [field]: nothing })).toMatchObject({
          form: messages.incomplete,
          fields: { [field]: required },
        });
  });

  it.each(['description', 'status'] as const)('requires its %s only on update @5.02', (field) => {
    expect(validated('create', { [field]: '' })).toEqual({ fields: {} });
    expect(validated('update', { [field]: '' })).toEqual({
      form: messages.incomplete,
      fields: { [field]: required },
    });
  });

  it.each(['0', '00', '-5', '2.5', '1e2', '1,000', '12 minutes', 'ten'])(
    'rejects a duration of %s minutes @5.04',
    (duration) => {
      expect(validated('create', { duration })).toEqual({ fields: { duration: messages.wholeMinutes } });
    },
  );

  it.each(['525601', '999999999', '9'.repeat(400)])(
    'rejects a duration longer than a year: %s',
    (duration) => {
      const tooLong = { fields: { duration: messages.tooLong } };
      expect(validated('create', { duration })).toEqual(tooLong);
      expect(validated('update', { duration }, filled)).toEqual(tooLong);
    },
  );

  it('accepts a duration of a year, and a longer one that is already stored', () => {
    expect(validated('create', { duration: '525600' })).toEqual({ fields: {} });
    const stored = { ...filled, duration: '999999999' };
    expect(validated('update', { ...stored, title: 'Mount' }, stored)).toEqual({ fields: {} });
  });

  it.each(['2026-01-11T09:00', '2026-01-11T08:59', '2025-12-31T23:00'])(
    'rejects an end at %s @5.21',
    (end) => {
      expect(validated('create', { end })).toEqual({ fields: { end: messages.endAfterStart } });
    },
  );

  it('accepts a complete one', () => {
    expect(validated('create', {})).toEqual({ fields: {} });
    expect(validated('update', {})).toEqual({ fields: {} });
  });
});
