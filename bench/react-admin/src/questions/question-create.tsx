import { Create, SimpleForm } from 'react-admin';
import { useParams } from 'react-router';
import { QuestionFields } from './question-fields';

function QuestionCreate() {
  const { season, quiz } = useParams();
  const parent = `seasons/${season}/quizzes/${quiz}`;
  return (
    <Create resource="questions" redirect={`/${parent}/questions`} mutationOptions={{ meta: { parent } }}>
      <SimpleForm defaultValues={{ quiz_id: quiz }}>
        <QuestionFields />
      </SimpleForm>
    </Create>
  );
}

export default QuestionCreate;
