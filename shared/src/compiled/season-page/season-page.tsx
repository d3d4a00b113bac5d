import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { seasonName } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { paths, pathTo, titles, type Season } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { useSelection } from '@console/shared/selection';
import { Page, theme, type PageProps } from '@console/shared/ui';
import { CheckState } from './check-state';

/** The screens of a season, in the order in which they are shown. */
export const seasonScreens = [paths.quizList, paths.questionFind, paths.seasonCheck, paths.history] as const;

const { color, space } = theme;

/** The room for the count beside the heading, which loads later: what follows does not move. */
const countRoom = '3rem';

/** A label of two words takes two lines where it would not fit into one row. */
const shrinking = css`
  flex: 1 1 min-content;
  max-width: max-content;
`;

/** Beside it is room for a search, which may come later, and whose width does not change with what it finds. */
const headingOnly = css`
  flex: 0 1 8rem;
  min-height: ${theme.touch};

  a {
    display: none;
  }

  h1 ~ * {
    font-size: ${theme.fontSize.small};
  }
`;

const Screens = styled.nav<{ $isHeadingOnly: boolean }>`
  display: flex;
  flex: 1 1 auto;
  align-items: baseline;
  gap: ${space(5)};
  min-width: 0;
  font-size: ${theme.fontSize.table};

  /* As high as a button beside it, which may load later. */
  a {
    padding-block: calc((2.5rem - 1lh) / 2);
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: break-word;

    @media (hover: hover) {
      &:hover {
        text-decoration: underline;
      }
    }
  }

  ${theme.media.phone} {
    flex-flow: row wrap;
    flex-basis: 100%;
    align-items: center;
    gap: 0 ${space(3)};
    font-size: ${theme.fontSize.small};

    a {
      ${shrinking}
      align-content: center;
      min-width: ${theme.touch};
      min-height: ${theme.touch};
      padding-block: 0;
      line-height: 1.25;
    }

    ${({ $isHeadingOnly }) => $isHeadingOnly && headingOnly}
  }

  @media print {
    a {
      display: none;
    }
  }
`;

const Current = styled.div<{ $hasCount: boolean }>`
  max-width: 100%;

  > div {
    display: block;
    white-space: ${({ $hasCount }) => ($hasCount ? 'nowrap' : 'normal')};
  }

  h1 {
    display: inline;
    max-width: none;
    white-space: normal;
    padding-inline-end: ${({ $hasCount }) => ($hasCount ? countRoom : '0')};
  }

  h1 ~ * {
    display: inline-block;
    min-width: ${({ $hasCount }) => ($hasCount ? `calc(${countRoom} - ${space(2)})` : '0')};
    margin-inline-start: ${({ $hasCount }) => ($hasCount ? `calc(${space(2)} - ${countRoom})` : '0')};
    pointer-events: none;
  }

  /* The time that stands in place of the count, beside the heading or below it. */
  h1:not(:only-child) {
    ${({ $hasCount }) => !$hasCount && `padding-inline-end: ${space(2)};`}
  }

  ${theme.media.phone} {
    ${shrinking}
    line-height: 1.25;
    overflow-wrap: break-word;

    h1 {
      font-size: ${theme.fontSize.lead};
    }
  }
`;

/** On wide screens, the top bar has it. It may load later, and has room for two lines: only longer names move what follows. */
const Name = styled.p`
  display: none;
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    display: block;
    align-content: end;
    min-height: 2lh;
    line-height: 1.2;
  }
`;

type SeasonPageProps = Omit<PageProps, 'title' | 'breadcrumb' | 'aroundHeading'> & {
  path: (typeof seasonScreens)[number] | typeof paths.settings;
  /** Missing while it is loading. */
  season?: Season;
  /** Whether the heading has a count, maybe later. */
  hasCount?: boolean;
  /** On phones, stands in place of the season's name; the links to the other screens are then elsewhere, too. */
  phoneLine?: ReactNode;
};

/**
 * A screen of the selected season. Its heading stands between the links to the other screens of the season; that of the
 * settings, to which the list of quizzes has a button, before them.
 * @example <SeasonPage path={paths.history} season={season}>…</SeasonPage>
 */
export function SeasonPage({ path, season, hasCount = false, phoneLine, ...page }: SeasonPageProps) {
  return (
    <Page
      {...page}
      title={t(titles[path])}
      aroundHeading={(heading) => (
        <>
          {phoneLine ?? (
            <Name dir="auto" translate="no">
              {season && seasonName(season)}
            </Name>
          )}
          <SeasonScreens
            current={path}
            hasCount={hasCount && page.asOf === undefined}
            isHeadingOnly={phoneLine !== undefined}
          >
            {heading}
          </SeasonScreens>
        </>
      )}
    />
  );
}

type SeasonScreensProps = {
  current: string;
  hasCount: boolean;
  /** On phones. */
  isHeadingOnly: boolean;
  children: ReactNode;
};

function SeasonScreens({ current, hasCount, isHeadingOnly, children }: SeasonScreensProps) {
  const { seasonId } = useSelection();
  const isSettings = current === paths.settings;
  const linkTo = (path: `/${string}`) =>
    pathTo(path, { season: seasonId ?? undefined }) +
    (isSettings && path === paths.history ? '&about=settings' : '');
  return (
    <Screens aria-label={t('Screens of the season')} $isHeadingOnly={isHeadingOnly}>
      {[...(isSettings ? [current] : []), ...seasonScreens].map((path) =>
        path === current ? (
          <Current key={path} $hasCount={hasCount}>
            {children}
          </Current>
        ) : (
          <Link key={path} to={linkTo(path)}>
            {t(titles[path])}
            {path === paths.seasonCheck && <CheckState />}
          </Link>
        ),
      )}
    </Screens>
  );
}
