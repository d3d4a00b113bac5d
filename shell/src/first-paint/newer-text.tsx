import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Banner } from '../layout/banner';
import { latestQuery } from './latest-query';

const Shown = styled(Banner)`
  :root:not([data-stale]) & {
    display: none;
  }
`;

/**
 * Part of a prerendered legal page, shown when the live release of its module is newer than the text of the
 * page.
 */
export const NewerText = () => (
  <Shown>
    <span>{t('A newer version of this page is available.')}</span>
    <a href={latestQuery}>{t('Show the newer version')}</a>
  </Shown>
);
