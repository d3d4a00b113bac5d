import { paths, pathTo, type Quiz } from '@console/shared/model';
import { quizOpened, useDispatch, useSelection } from '@console/shared/selection';
import { storeQuizDetails } from '../store-quiz-details';

/** Where the links of a quiz in the list lead; following one selects the quiz. */
export function useQuizLinks(quiz: Quiz) {
  const dispatch = useDispatch();
  const { seasonId } = useSelection();
  const place = { season: seasonId ?? undefined, quiz: quiz.id };
  const onClick = () => {
    dispatch(quizOpened(quiz.id));
    storeQuizDetails(quiz);
  };
  return {
    questions: { to: pathTo(paths.questionList, place), onClick },
    edit: { to: pathTo(paths.quizEdit, place), onClick },
  };
}
