import { FieldRow, NumberField } from '@console/shared/ui';
import { ChoiceField } from '../form/choice-field';
import { SettingBlock } from '../form/setting-block';
import { useLeaderboardQuery } from '../settings.resource';
import { hasLimits } from './leaderboard';
import { appearanceOptions, leaderboardForm, typeOptions } from './leaderboard.form';

export function LeaderboardBlock({ seasonId }: { seasonId: string }) {
  return (
    <SettingBlock definition={leaderboardForm} seasonId={seasonId} query={useLeaderboardQuery(seasonId)}>
      {({ field, values }, stored) => (
        <>
          <ChoiceField options={appearanceOptions} stored={stored.appearance} {...field('appearance')} />
          <ChoiceField options={typeOptions} stored={stored.type} {...field('type')} />
          {hasLimits(values) && (
            <FieldRow>
              <NumberField {...field('limitOne')} />
              <NumberField {...field('limitTwo')} />
            </FieldRow>
          )}
        </>
      )}
    </SettingBlock>
  );
}
