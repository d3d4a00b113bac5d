import { styled } from 'styled-components';
import { seasonName } from '@console/shared/format';
import { paths, pathTo, titles } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { BackLink, theme } from '@console/shared/ui';
import type { OpenQuiz } from '@console/shared/access';
import { t } from '../i18n';
import { PhoneLink } from './phone-link';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(5)};
`;

/** On phones, they are behind “More”. */
const WideLink = styled(Link)`
  ${theme.media.phone} {
    && {
      display: none;
    }
  }
`;

/** Above the quiz title: the back link with the season, and the ways to its other screens. */
export function QuizLine(open: OpenQuiz) {
  return (
    <Line>
      <BackLink to={pathTo(paths.quizList, { season: open.season.id })}>
        <span translate="no">{seasonName(open.season)}</span>
      </BackLink>
      {screensOf(open).map(({ to, title }) => (
        <WideLink key={to} to={to}>
          {title}
        </WideLink>
      ))}
    </Line>
  );
}

/** The same ways among the tools, on phones. */
export const SeasonPhoneLinks = (open: OpenQuiz) =>
  screensOf(open).map(({ to, title }) => (
    <PhoneLink key={to} variant="quiet" to={to}>
      {title}
    </PhoneLink>
  ));

/** The check leads back to this quiz. */
const screensOf = ({ season: { id: season }, quiz: { id: quiz } }: OpenQuiz) => [
  { to: pathTo(paths.questionFind, { season }), title: t(titles[paths.questionFind]) },
  { to: pathTo(paths.seasonCheck, { season, quiz }), title: t(titles[paths.seasonCheck]) },
  { to: pathTo(paths.settings, { season }), title: t(titles[paths.settings]) },
];
