import { DateTimeInput, required, SelectInput, TextInput } from 'react-admin';

const statuses = ['active', 'deactivated'].map((id) => ({ id, name: id }));

export const SeasonFields = () => (
  <>
    <TextInput source="season" validate={required()} />
    <TextInput source="host" validate={required()} />
    <TextInput source="host_email" type="email" validate={required()} />
    <TextInput source="host_additional_email" type="email" />
    <DateTimeInput source="start" validate={required()} />
    <DateTimeInput source="end" validate={required()} />
    <SelectInput source="status" choices={statuses} validate={required()} />
    <TextInput source="discription" label="Description" multiline />
  </>
);
