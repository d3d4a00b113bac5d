import { DateTimeInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';

const statuses = ['Upcoming', 'Ongoing', 'Finished'].map((id) => ({ id, name: id }));
const languages = ['English', 'Telugu', 'Telugu,English'].map((id) => ({ id, name: id }));

export const QuizFields = () => (
  <>
    <TextInput source="title" validate={required()} />
    <TextInput source="description" multiline />
    <NumberInput source="duration" min={1} validate={required()} />
    <SelectInput source="language" choices={languages} validate={required()} />
    <DateTimeInput source="start" validate={required()} />
    <DateTimeInput source="end" validate={required()} />
    <SelectInput source="status" choices={statuses} validate={required()} />
  </>
);
