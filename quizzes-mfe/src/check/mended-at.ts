import { acceptsQuestions, paths, pathTo, titles, type Season } from '@console/shared/model';
import { can, type Session } from '@console/shared/session';
import { t } from '../i18n';
import type { Finding } from './find-findings';

/** The place where a finding is mended; `undefined` where this person may not. */
export function mendedAt({ id }: Season, session: Session, finding: Finding) {
  const path = finding.mendedAt ?? formOf(finding);
  if (path === paths.seasonEdit && !can.editSeason(session)) return undefined;
  const { quiz, numbered } = finding;
  return {
    label: t(titles[path]),
    to: pathTo(path, { season: id, quiz: quiz?.id, question: numbered?.question.id }),
  };
}

function formOf({ of, quiz }: Finding) {
  switch (of) {
    case 'season':
      return paths.seasonEdit;
    case 'quiz':
      return paths.quizEdit;
    case 'question':
    case 'repetition':
      return quiz && acceptsQuestions(quiz) ? paths.questionEdit : paths.questionList;
    default:
      return paths.settings;
  }
}
