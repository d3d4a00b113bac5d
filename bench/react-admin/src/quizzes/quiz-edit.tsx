import { Edit, SimpleForm } from 'react-admin';
import { useParams } from 'react-router';
import { QuizFields } from './quiz-fields';

function QuizEdit() {
  const { season, id } = useParams();
  return (
    <Edit
      resource="quizzes"
      id={`seasons/${season}/quizzes/${id}`}
      redirect={`/seasons/${season}/quizzes`}
      mutationMode="pessimistic"
    >
      <SimpleForm>
        <QuizFields />
      </SimpleForm>
    </Edit>
  );
}

export default QuizEdit;
