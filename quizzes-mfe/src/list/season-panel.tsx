import type { ReactNode } from 'react';
import { MoreTools, PhoneOnly, WideOnly } from '@console/shared/lists';
import { paths, pathTo, titles } from '@console/shared/model';
import { CheckState, seasonScreens } from '@console/shared/season-page';
import { useSelection } from '@console/shared/selection';
import { LinkButton } from '@console/shared/ui';
import { t } from '../i18n';
import { ShownSeason } from './season-line';
import { SidePanel } from './two-pane';

interface SeasonPanelProps {
  name?: string;
  /** Among the links to the other screens of the season, which are here on phones. */
  tools?: ReactNode;
}

/**
 * The links of the quiz list, and the shown season, which on phones is above the heading. Its name may come later and
 * take any number of lines: it stands last, so that no link moves under a pointer.
 */
export function SeasonPanel({ name = '…', tools }: SeasonPanelProps) {
  const { seasonId } = useSelection();
  const place = { season: seasonId ?? undefined };
  return (
    <SidePanel label={t('Season')}>
      <WideOnly>
        <LinkButton to={paths.seasonList}>{t('Go Back')}</LinkButton>
      </WideOnly>
      <LinkButton variant="primary" to={pathTo(paths.quizCreate, place)}>
        {t('Create Quiz')}
      </LinkButton>
      <LinkButton to={pathTo(paths.settings, place)}>{t('Season Settings')}</LinkButton>
      <WideOnly>
        <ShownSeason name={name} />
      </WideOnly>
      <PhoneOnly>
        <LinkButton to={pathTo(paths.seasonCheck, place)}>
          <span>
            {t(titles[paths.seasonCheck])}
            <CheckState />
          </span>
        </LinkButton>
        <MoreTools>
          {tools}
          {seasonScreens
            .filter((path) => path !== paths.quizList && path !== paths.seasonCheck)
            .map((path) => (
              <LinkButton key={path} variant="quiet" to={pathTo(path, place)}>
                {t(titles[path])}
              </LinkButton>
            ))}
        </MoreTools>
      </PhoneOnly>
    </SidePanel>
  );
}
