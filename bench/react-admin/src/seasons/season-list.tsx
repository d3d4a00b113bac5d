import { Button, DataTable, DateField, EmailField, List, SearchInput, useRecordContext } from 'react-admin';
import { Link } from 'react-router';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export const SeasonList = () => (
  <List filters={filters} perPage={10} sort={{ field: 'start', order: 'DESC' }}>
    <DataTable>
      <DataTable.Col source="season" />
      <DataTable.Col source="host" />
      <DataTable.Col source="host_email">
        <EmailField source="host_email" />
        <EmailField source="host_additional_email" />
      </DataTable.Col>
      <DataTable.Col source="start">
        <DateField source="start" showTime />
      </DataTable.Col>
      <DataTable.Col source="end">
        <DateField source="end" showTime />
      </DataTable.Col>
      <DataTable.Col source="status" />
      <DataTable.Col source="discription" label="Description" />
      <DataTable.Col label="Actions">
        <QuizzesButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

function QuizzesButton() {
  const record = useRecordContext<{ id: string; season_id: string; status: string }>();
  if (record?.status !== 'active') return null;
  return <Button component={Link} to={`/seasons/${record.season_id}/quizzes`} label="View Quizzes" />;
}
