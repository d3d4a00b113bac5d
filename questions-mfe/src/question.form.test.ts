import { validateForm } from '@console/shared/forms';
import { questionForm, type QuestionFormValues } from './question.form';

const complete = {
  question: 'Who led Israel across the Jordan into Canaan?',
  option1: 'Moses',
  option2: 'Joshua',
  option3: 'Caleb',
  option4: 'Gideon',
  answer: 'Joshua',
};

const validated = (values: Partial<QuestionFormValues>) =>
  validateForm(questionForm, 'create', { ...complete, ...values });

describe('a question is valid', () => {
  it('when all fields are filled in and the options differ', () => {
    expect(validated({})).toEqual({ fields: {} });
  });

  it('only with a correct option, which is required before anything else @5.09', () => {
    expect(validated({ answer: '' })).toEqual({
      form: 'Please select correct option',
      fields: { answer: 'Fill in this field' },
    });
    expect(validated({ question: '', answer: '' }).form).toBe('Please select correct option');
  });

  it.each(['question', 'option1', 'option2', 'option3', 'option4'])('not with a blank %s @5.10', (name) => {
    expect(validated({ [name]: ' \n' })).toEqual({
      form: 'Please all fields',
      fields: { [name]: 'Fill in this field' },
    });
  });

  it.each(['Joshua', ' joshua ', 'JOSHUA', 'Joshua\u200b', 'Jo\u00adshua', 'Joshua\u2060', '\u200eJoshua'])(
    'not when another option has the same text: "%s" @5.23',
    (option4) => {
      expect(validated({ option4 })).toEqual({
        fields: { option4: 'Another option has the same text' },
      });
    },
  );

  it('not when another option differs only by an invisible joiner at the end', () =>
    expect(validated({ option3: 'దావీద్', option4: 'దావీద్\u200c' }).fields).toEqual({
      option4: 'Another option has the same text',
    }));
});
