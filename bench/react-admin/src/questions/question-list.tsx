import { CreateButton, DataTable, List, SearchInput, TopToolbar } from 'react-admin';
import { useParams } from 'react-router';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export function QuestionList() {
  const { season, quiz } = useParams();
  const parent = `seasons/${season}/quizzes/${quiz}`;
  const place = `/${parent}/questions`;
  return (
    <List
      resource="questions"
      storeKey={place}
      filter={{ parent }}
      filters={filters}
      perPage={10}
      sort={{ field: 'id', order: 'ASC' }}
      actions={
        <TopToolbar>
          <CreateButton to={`${place}/create`} />
        </TopToolbar>
      }
    >
      <DataTable rowClick={(_id, _resource, { question_id: question }) => `${place}/${String(question)}`}>
        <DataTable.Col source="question" />
        <DataTable.Col source="option_1" />
        <DataTable.Col source="option_2" />
        <DataTable.Col source="option_3" />
        <DataTable.Col source="option_4" />
        <DataTable.Col source="answer" />
      </DataTable>
    </List>
  );
}
