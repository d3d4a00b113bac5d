import { useGateway } from '@console/shared/data';
import { MomentText } from '@console/shared/lists';
import { personName } from '@console/shared/format';
import type { Season } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { Button } from '@console/shared/ui';
import { t } from '../../i18n';
import * as Styled from '../check.styles';
import type { Finding } from '../find-findings';
import { MatterRow } from '../matter-row';
import { mattersOf } from '../matters';
import type { Dismissal } from './dismissal';
import { undoDismissal } from './undo-dismissal';

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
  const matters = dismissedMatters(dismissed);

  return (
    <Styled.Details>
      <summary>
        {t('{count, plural, one {# dismissed issue} other {# dismissed issues}}', {
          count: matters.length,
        })}
      </summary>
      <Styled.List>
        {matters.map(({ matter, dismissal }) => (
          <MatterRow
            key={matter.id}
            season={season}
            matter={matter}
            note={<DismissedBy dismissal={dismissal} />}
            actions={
              mayDismiss
                ? (describedBy) => (
                    <Button
                      variant="quiet"
                      aria-describedby={describedBy}
                      onClick={() =>
                        void undoDismissal(
                          gateway,
                          season.id,
                          matter.findings.map(({ id }) => id),
                        )
                      }
                    >
                      {t('Undo')}
                    </Button>
                  )
                : undefined
            }
          />
        ))}
      </Styled.List>
    </Styled.Details>
  );
}

const DismissedBy = ({ dismissal: { reason, name, email, time } }: { dismissal: Dismissal }) => (
  <Styled.Note>
    {t('Dismissed by {person}: {reason}', { person: personName({ name, email }), reason })}
    {time !== null && (
      <>
        {' · '}
        <MomentText moment={time} isInLine />
      </>
    )}
  </Styled.Note>
);

/** What was dismissed together is one matter again. */
function dismissedMatters(dismissed: readonly Dismissed[]) {
  const together = new Map<string, Dismissed[]>();
  for (const each of dismissed) {
    const { email, reason, time } = each.dismissal;
    const key = JSON.stringify([email, reason, time]);
    together.set(key, [...(together.get(key) ?? []), each]);
  }
  return [...together.values()].flatMap((group) =>
    mattersOf(group.map(({ finding }) => finding)).flatMap((matter) => {
      const dismissal = group.find(({ finding }) => finding.id === matter.id)?.dismissal;
      return dismissal ? [{ matter, dismissal }] : [];
    }),
  );
}
