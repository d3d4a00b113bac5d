import { FormDataConsumer, required, SelectInput, TextInput } from 'react-admin';

const options = ['option_1', 'option_2', 'option_3', 'option_4'];

export const QuestionFields = () => (
  <>
    <TextInput source="question" multiline validate={required()} />
    {options.map((option) => (
      <TextInput key={option} source={option} validate={required()} />
    ))}
    <FormDataConsumer>
      {({ formData }) => (
        <SelectInput
          source="answer"
          choices={options.flatMap((option) => {
            const text: unknown = formData[option];
            return typeof text === 'string' && text ? [{ id: text, name: text }] : [];
          })}
          validate={required()}
        />
      )}
    </FormDataConsumer>
  </>
);
