import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { seasonName } from '@console/shared/format';
import { paths, pathTo, type Season } from '@console/shared/model';
import { BackLink, Page, theme } from '@console/shared/ui';

/** On phones one row, in which labels of several words take two lines. */
const Actions = styled.div`
  display: flex;
  gap: ${theme.space(2)};

  ${theme.media.phone} {
    width: 100%;

    > * {
      min-width: min-content;
      padding-block: 0;
      line-height: 1.25;
    }
  }
`;

/** The page of a form, with a link back to the season's quizzes above the heading. */
export function QuizFormPage({
  title,
  season,
  isWide = false,
  asOf,
  actions,
  children,
}: {
  title: string;
  season?: Season;
  isWide?: boolean;
  /** When the form was up to date, if it is shown from this device. */
  asOf?: number;
  /** Buttons next to the heading. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const back = season && (
    <BackLink to={pathTo(paths.quizList, { season: season.id })}>{seasonName(season)}</BackLink>
  );
  return (
    <Page
      title={title}
      breadcrumb={back}
      isNarrow={!isWide}
      asOf={asOf}
      actions={actions && <Actions>{actions}</Actions>}
    >
      {children}
    </Page>
  );
}
