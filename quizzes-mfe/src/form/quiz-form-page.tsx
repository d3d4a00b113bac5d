import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { seasonName } from '@console/shared/format';
import { PhoneOnly, WideOnly } from '@console/shared/lists';
import { paths, pathTo, type Season } from '@console/shared/model';
import { BackLink, Page, theme } from '@console/shared/ui';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};

  ${theme.media.phone} {
    margin-top: ${theme.space(4)};
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
  /** Side paths: next to the heading, on phones after the form. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const back = season && (
    <BackLink to={pathTo(paths.quizList, { season: season.id })}>
      <span translate="no">{seasonName(season)}</span>
    </BackLink>
  );
  return (
    <Page
      title={title}
      breadcrumb={back}
      isNarrow={!isWide}
      asOf={asOf}
      actions={
        actions && (
          <WideOnly>
            <Actions>{actions}</Actions>
          </WideOnly>
        )
      }
    >
      {children}
      {actions && (
        <PhoneOnly>
          <Actions>{actions}</Actions>
        </PhoneOnly>
      )}
    </Page>
  );
}
