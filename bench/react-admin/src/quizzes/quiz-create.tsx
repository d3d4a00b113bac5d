import { Create, SimpleForm } from 'react-admin';
import { useParams } from 'react-router';
import { QuizFields } from './quiz-fields';

function QuizCreate() {
  const { season } = useParams();
  return (
    <Create
      resource="quizzes"
      redirect={`/seasons/${season}/quizzes`}
      mutationOptions={{ meta: { parent: `seasons/${season}` } }}
    >
      <SimpleForm defaultValues={{ status: 'Upcoming' }}>
        <QuizFields />
      </SimpleForm>
    </Create>
  );
}

export default QuizCreate;
