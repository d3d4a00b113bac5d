import { NumberField } from '@console/shared/ui';
import { ChoiceField } from '../form/choice-field';
import { SettingBlock } from '../form/setting-block';
import { ShortFields } from '../form/short-fields';
import { useLeaderboardQuery } from '../settings.resource';
import { hasLimits } from '@console/shared/model';
import { appearanceHelp, placesShown } from './leaderboard-help';
import { appearanceOptions, leaderboardForm, typeOptions } from './leaderboard.form';

export function LeaderboardBlock({ seasonId }: { seasonId: string }) {
  return (
    <SettingBlock definition={leaderboardForm} seasonId={seasonId} query={useLeaderboardQuery(seasonId)}>
      {({ field, values }, stored) => (
        <>
          <ChoiceField
            options={appearanceOptions}
            stored={stored.appearance}
            help={appearanceHelp[values.appearance]}
            {...field('appearance')}
          />
          <ChoiceField
            options={typeOptions}
            stored={stored.type}
            help={placesShown(values)}
            {...field('type')}
          />
          {hasLimits(values) && (
            <ShortFields>
              <NumberField {...field('limitOne')} required />
              <NumberField {...field('limitTwo')} required />
            </ShortFields>
          )}
        </>
      )}
    </SettingBlock>
  );
}
