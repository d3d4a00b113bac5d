import type { ReactNode } from 'react';
import { paths, titles } from '@console/shared/model';
import { BackLink, Page } from '@console/shared/ui';
import { t } from '../i18n';

type SeasonFormPageProps = {
  title: string;
  /** Something stands beside the form. */
  isWide?: boolean;
  /** When the form was up to date, if it is shown from this device. */
  asOf?: number;
  children: ReactNode;
};

/** The page of a form, with a link back to the seasons above the heading. */
export const SeasonFormPage = ({ title, isWide = false, asOf, children }: SeasonFormPageProps) => (
  <Page
    title={title}
    breadcrumb={<BackLink to={paths.seasonList}>{t(titles[paths.seasonList])}</BackLink>}
    isNarrow={!isWide}
    asOf={asOf}
  >
    {children}
  </Page>
);
