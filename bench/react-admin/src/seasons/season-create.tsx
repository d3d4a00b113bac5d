import { Create, SimpleForm } from 'react-admin';
import { SeasonFields } from './season-fields';

const SeasonCreate = () => (
  <Create redirect="list">
    <SimpleForm defaultValues={{ status: 'active' }}>
      <SeasonFields />
    </SimpleForm>
  </Create>
);

export default SeasonCreate;
