import { validateQuestion } from './question.validate';

const complete = {
  question: 'Who led Israel across the Jordan into Canaan?',
  option1: 'Moses',
  option2: 'Joshua',
  option3: 'Caleb',
  option4: 'Gideon',
  answer: 'Joshua',
};

describe('a question may be saved', () => {
  it('when everything is filled in and the options differ', () => {
    expect(validateQuestion(complete)).toEqual({ fields: {} });
  });

  it('not without a correct option, which is asked for before anything else', () => {
    expect(validateQuestion({ ...complete, answer: '' })).toEqual({
      form: 'Please select correct option',
      fields: { answer: 'Fill in this field' },
    });
    expect(validateQuestion({ ...complete, question: '', answer: '' }).form).toBe(
      'Please select correct option',
    );
  });

  it.each(['question', 'option1', 'option2', 'option3', 'option4'])('not with a blank %s', (name) => {
    expect(validateQuestion({ ...complete, [name]: ' \n' })).toEqual({
      form: 'Please all fields',
      fields: { [name]: 'Fill in this field' },
    });
  });

  it.each(['Joshua', ' joshua ', 'JOSHUA'])('not when another option says the same: "%s"', (option4) => {
    expect(validateQuestion({ ...complete, option4 })).toEqual({
      fields: { option4: 'Another option says the same: players could not tell them apart' },
    });
  });
});
