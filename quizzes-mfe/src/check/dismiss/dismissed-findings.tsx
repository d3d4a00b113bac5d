import { describeFailure, useGateway } from '@console/shared/data';
import { MomentText } from '@console/shared/lists';
import { personName, quizName } from '@console/shared/format';
import type { Season } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { Button, notify } from '@console/shared/ui';
import { t } from '../../i18n';
import * as Styled from '../check.styles';
import type { Finding } from '../find-findings';
import { FindingRow } from '../finding-row';
import type { Dismissal } from './dismissal';
import { takeBack } from './dismissals.resource';
import { Details } from './dismiss.styles';

export type Dismissed = { readonly finding: Finding; readonly dismissal: Dismissal };

interface DismissedFindingsProps {
  season: Season;
  dismissed: readonly Dismissed[];
}

/** What somebody has dismissed and is still found: who, when and why; those who may dismiss can take it back. */
export function DismissedFindings({ season, dismissed }: DismissedFindingsProps) {
  const gateway = useGateway();
  const mayDismiss = can.editSeason(useSession());
  if (dismissed.length === 0) return null;

  const handleTakeBack = (findingId: string) =>
    takeBack(gateway, season.id, findingId).catch((error: unknown) => {
      console.error('A dismissal was not taken back', error);
      notify({ title: t('Couldn’t undo'), message: describeFailure(error).message, tone: 'danger' });
    });

  return (
    <Details>
      <summary>
        {t('{count, plural, one {# dismissed issue} other {# dismissed issues}}', {
          count: dismissed.length,
        })}
      </summary>
      <Styled.List>
        {dismissed.map(({ finding, dismissal: { reason, name, email, time } }) => (
          <FindingRow
            key={finding.id}
            season={season}
            finding={finding}
            note={
              <Styled.Place>
                {finding.quiz && <span dir="auto">{quizName(finding.quiz)} · </span>}
                {t('Dismissed by {person}: {reason}', { person: personName({ name, email }), reason })}{' '}
                {time !== null && <MomentText moment={time} />}
              </Styled.Place>
            }
            actions={
              mayDismiss
                ? (describedBy) => (
                    <Button
                      variant="quiet"
                      aria-describedby={describedBy}
                      onClick={() => void handleTakeBack(finding.id)}
                    >
                      {t('Undo')}
                    </Button>
                  )
                : undefined
            }
          />
        ))}
      </Styled.List>
    </Details>
  );
}
