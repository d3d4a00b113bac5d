import { useId, type ReactNode } from 'react';
import { MomentText, WarningLabel } from '@console/shared/lists';
import type { Season } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { useSession } from '@console/shared/session';
import { LinkButton, StatusLabel } from '@console/shared/ui';
import { wholeDates } from '@console/shared/format';
import { t } from '../i18n';
import * as Styled from './check.styles';
import type { Finding } from './find-findings';
import type { Matter } from './matters';
import { mendedAt } from './mended-at';
import { nameOfPlace } from './name-of-place';

interface MatterRowProps {
  season: Season;
  matter: Matter;
  /** It concerns the quiz that the address names. */
  isNamed?: boolean;
  /** What was said of it, and further actions. */
  note?: ReactNode;
  actions?: ((describedBy: string) => ReactNode) | undefined;
}

/** A matter in a line: what is wrong, where, and the links to where it is fixed. */
export function MatterRow({ season, matter, isNamed, note, actions }: MatterRowProps) {
  const { level, sentence, findings } = matter;
  const [first] = findings;
  const isOfMany = findings.length > 1;
  const sentenceId = useId();
  const place = mendedAt(season, useSession(), first);
  return (
    <Styled.Row aria-current={isNamed || undefined} tabIndex={-1}>
      {level === 'fault' ? (
        <StatusLabel tone="danger">{t('Problem')}</StatusLabel>
      ) : (
        <WarningLabel>{t('Warning')}</WarningLabel>
      )}
      <Styled.Body id={sentenceId}>
        {!isOfMany && <PlaceOf finding={first} />} <span dir="auto">{wholeDates(sentence)}</span>
        {isOfMany && <Places season={season} matter={matter} />}
        {note}
      </Styled.Body>
      <Styled.Actions>
        {place && !isOfMany && (
          <LinkButton variant="quiet" to={place.to} aria-describedby={sentenceId}>
            {place.label}
          </LinkButton>
        )}
        {actions?.(sentenceId)}
      </Styled.Actions>
    </Styled.Row>
  );
}

function PlaceOf({ finding }: { finding: Finding }) {
  return (
    <Styled.Place dir="auto" translate="no">
      {nameOfPlace(finding)}
      <StartOf finding={finding} />
    </Styled.Place>
  );
}

/** When the quiz starts, after its name. */
function StartOf({ finding: { quiz, numbered } }: { finding: Finding }) {
  if (numbered || quiz?.start == null) return null;
  return (
    <>
      {' · '}
      <MomentText moment={quiz.start} isInLine />
    </>
  );
}

/** The places of a matter of several, each a link to where it is fixed. */
function Places({ season, matter: { findings, isDivisible } }: Pick<MatterRowProps, 'season' | 'matter'>) {
  const session = useSession();
  return (
    <Styled.Places>
      {findings.map((finding) => {
        const place = mendedAt(season, session, finding);
        const name = nameOfPlace(finding);
        return (
          <li key={finding.id}>
            {place && (
              <Link
                to={place.to}
                dir="auto"
                translate="no"
                aria-label={t('{action}: {place}', { action: place.label, place: name })}
              >
                {name}
              </Link>
            )}
            {!isDivisible && (
              <Styled.Place>
                <StartOf finding={finding} />
              </Styled.Place>
            )}
          </li>
        );
      })}
    </Styled.Places>
  );
}
