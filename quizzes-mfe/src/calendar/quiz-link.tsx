import { quizName } from '@console/shared/format';
import { paths, pathTo, type Quiz } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { quizOpened, useDispatch } from '@console/shared/selection';
import { storeQuizDetails } from '../store-quiz-details';

/** Leads from the calendar to the questions of a quiz. */
export function QuizLink({ seasonId, quiz }: { seasonId: string; quiz: Quiz }) {
  const dispatch = useDispatch();
  const handleOpen = () => {
    dispatch(quizOpened(quiz.id));
    storeQuizDetails(quiz);
  };
  return (
    <Link
      to={pathTo(paths.questionList, { season: seasonId, quiz: quiz.id })}
      onClick={handleOpen}
      dir="auto"
      translate="no"
    >
      {quizName(quiz)}
    </Link>
  );
}
