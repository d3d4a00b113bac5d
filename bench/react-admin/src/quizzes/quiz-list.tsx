import {
  Button,
  CreateButton,
  DataTable,
  DateField,
  List,
  SearchInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { Link, useParams } from 'react-router';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export function QuizList() {
  const { season } = useParams();
  const place = `/seasons/${season}/quizzes`;
  return (
    <List
      resource="quizzes"
      storeKey={place}
      filter={{ parent: `seasons/${season}` }}
      filters={filters}
      perPage={10}
      sort={{ field: 'start', order: 'DESC' }}
      actions={
        <TopToolbar>
          <CreateButton to={`${place}/create`} />
        </TopToolbar>
      }
    >
      <DataTable rowClick={(_id, _resource, { quiz_id: quiz }) => `${place}/${String(quiz)}`}>
        <DataTable.Col source="title" />
        <DataTable.Col source="description" />
        <DataTable.NumberCol source="duration" />
        <DataTable.Col source="language" />
        <DataTable.Col source="start">
          <DateField source="start" showTime />
        </DataTable.Col>
        <DataTable.Col source="end">
          <DateField source="end" showTime />
        </DataTable.Col>
        <DataTable.Col source="status" />
        <DataTable.Col label="Actions">
          <QuestionsButton place={place} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function QuestionsButton({ place }: { place: string }) {
  const record = useRecordContext<{ id: string; quiz_id: string }>();
  if (!record) return null;
  return <Button component={Link} to={`${place}/${record.quiz_id}/questions`} label="View Questions" />;
}
