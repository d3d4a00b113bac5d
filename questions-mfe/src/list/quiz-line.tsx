import { styled } from 'styled-components';
import { seasonName } from '@console/shared/format';
import { paths, pathTo, titles } from '@console/shared/model';
import { BackLink, LinkButton, theme } from '@console/shared/ui';
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
const WideLink = styled(LinkButton)`
  ${theme.media.phone} {
    display: none;
  }
`;

/** Above the quiz title: the back link with the season, and the ways to the season's check and settings. */
export function QuizLine(open: OpenQuiz) {
  return (
    <Line>
      <BackLink to={pathTo(paths.quizList, { season: open.season.id })}>{seasonName(open.season)}</BackLink>
      {placesOf(open).map(({ to, title }) => (
        <WideLink key={to} variant="quiet" to={to}>
          {title}
        </WideLink>
      ))}
    </Line>
  );
}

/** The same ways among the tools, on phones. */
export const SeasonPhoneLinks = (open: OpenQuiz) =>
  placesOf(open).map(({ to, title }) => (
    <PhoneLink key={to} variant="quiet" to={to}>
      {title}
    </PhoneLink>
  ));

/** The check leads back to this quiz. */
const placesOf = ({ season, quiz }: OpenQuiz) => [
  {
    to: pathTo(paths.seasonCheck, { season: season.id, quiz: quiz.id }),
    title: t(titles[paths.seasonCheck]),
  },
  { to: pathTo(paths.settings, { season: season.id }), title: t(titles[paths.settings]) },
];
