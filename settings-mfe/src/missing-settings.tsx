import { MissingDocument, useUnopenedDrafts, type FormValue } from '@console/shared/forms';
import { paths, titles } from '@console/shared/model';
import { Page } from '@console/shared/ui';
import { adsForm } from './ads/ads.form';
import type { SettingDefinition } from './form/use-setting-form';
import { leaderboardForm } from './leaderboard/leaderboard.form';
import { topNotificationForm } from './notification/top-notification.form';

/** In place of the settings of a season that is gone. */
export function MissingSettings({ seasonId }: { seasonId: string }) {
  const texts = [
    useUnopenedSetting(topNotificationForm, seasonId),
    useUnopenedSetting(leaderboardForm, seasonId),
    useUnopenedSetting(adsForm, seasonId),
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
  definition: SettingDefinition<Setting, Values>,
  seasonId: string,
) =>
  useUnopenedDrafts({
    about: definition.pathOf(seasonId),
    kind: definition,
    blank: definition.toValues(definition.blank),
  });
