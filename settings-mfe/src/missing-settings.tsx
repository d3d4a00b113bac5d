import { MissingDocument, useUnopenedDrafts, type FormValue } from '@console/shared/forms';
import { paths, titles } from '@console/shared/model';
import { Page } from '@console/shared/ui';
import { adsKind } from './ads/ads-kind';
import type { SettingKind } from './form/use-setting-form';
import { leaderboardKind } from './leaderboard/leaderboard-kind';
import { topNotificationKind } from './notification/top-notification-kind';

/** In place of the settings of a season that is gone. */
export function MissingSettings({ seasonId }: { seasonId: string }) {
  const texts = [
    useUnopenedSetting(topNotificationKind, seasonId),
    useUnopenedSetting(leaderboardKind, seasonId),
    useUnopenedSetting(adsKind, seasonId),
  ];
  return (
    <MissingDocument
      what="season"
      to={paths.seasonList}
      texts={texts}
      frame={(content) => <Page title={titles[paths.settings]}>{content}</Page>}
    />
  );
}

const useUnopenedSetting = <Setting, Values extends Record<string, FormValue>>(
  kind: SettingKind<Setting, Values>,
  seasonId: string,
) => useUnopenedDrafts({ about: kind.pathOf(seasonId), kind, blank: kind.valuesOf(kind.blank) });
