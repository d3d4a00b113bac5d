import { styled } from 'styled-components';
import type { QuizKey } from '@console/shared/data';
import { paths, pathTo, titles } from '@console/shared/model';
import { LinkButton, theme, Toolbar } from '@console/shared/ui';
import { t } from '../i18n';
import { StickyBar } from '../sticky-bar';

type Props = { quizKey: QuizKey };

const NotOnPhones = styled(Toolbar)`
  ${theme.media.phone} {
    display: none;
  }
`;

const Bar = styled(StickyBar)`
  display: none;
  gap: ${theme.space(2)};
  margin-top: ${theme.space(3)};
  padding: ${theme.space(1.5)};

  > * {
    flex: 1 1 auto;
  }

  ${theme.media.phone} {
    display: flex;
  }
`;

/**
 * Beside the heading. It stays where it is when the list turns out to be empty: a link that moved would lose the keyboard's
 * place.
 */
export const AddingLinks = ({ quizKey }: Props) => (
  <NotOnPhones>
    <ImportLink quizKey={quizKey} />
    <AddLink quizKey={quizKey} />
  </NotOnPhones>
);

/**
 * On phones, Add Question is always in view below the questions, so that they begin higher. Import Questions is behind “More”,
 * except where there is no question yet.
 */
export const AddingBar = ({ quizKey, isEmpty }: Props & { isEmpty: boolean }) => (
  <Bar aria-label={t('Add Question')}>
    {isEmpty && <ImportLink quizKey={quizKey} />}
    <AddLink quizKey={quizKey} />
  </Bar>
);

const ImportLink = ({ quizKey }: Props) => (
  <LinkButton to={pathTo(paths.questionImport, placeOf(quizKey))}>
    {t(titles[paths.questionImport])}
  </LinkButton>
);

const AddLink = ({ quizKey }: Props) => (
  <LinkButton variant="primary" to={pathTo(paths.questionCreate, placeOf(quizKey))}>
    {t('Add Question')}
  </LinkButton>
);

const placeOf = ({ seasonId, quizId }: QuizKey) => ({ season: seasonId, quiz: quizId });
