import { Edit, SimpleForm } from 'react-admin';
import { SeasonFields } from './season-fields';

const SeasonEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <SeasonFields />
    </SimpleForm>
  </Edit>
);

export default SeasonEdit;
