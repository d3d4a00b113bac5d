import { Edit, SimpleForm } from 'react-admin';
import { useParams } from 'react-router';
import { QuestionFields } from './question-fields';

function QuestionEdit() {
  const { season, quiz, id } = useParams();
  const place = `seasons/${season}/quizzes/${quiz}/questions`;
  return (
    <Edit resource="questions" id={`${place}/${id}`} redirect={`/${place}`} mutationMode="pessimistic">
      <SimpleForm>
        <QuestionFields />
      </SimpleForm>
    </Edit>
  );
}

export default QuestionEdit;
