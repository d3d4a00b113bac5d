import { useId, type ReactNode } from 'react';
import { truncate } from '@console/shared/format';
import type { Season } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { LinkButton, StatusLabel } from '@console/shared/ui';
import { t } from '../i18n';
import * as Styled from './check.styles';
import type { Finding } from './find-findings';
import { mendedAt } from './mended-at';

interface FindingRowProps {
  season: Season;
  finding: Finding;
  /** What was said of it, and further actions. */
  note?: ReactNode;
  actions?: ((describedBy: string) => ReactNode) | undefined;
}

/** A finding: what is wrong, and the link to where it is mended. */
export function FindingRow({ season, finding, note, actions }: FindingRowProps) {
  const { level, sentence, numbered } = finding;
  const sentenceId = useId();
  const place = mendedAt(season, useSession(), finding);
  return (
    <Styled.Row>
      <StatusLabel tone={level === 'fault' ? 'danger' : 'info'}>
        {level === 'fault' ? t('Problem') : t('Warning')}
      </StatusLabel>
      <div id={sentenceId}>
        {numbered && (
          <Styled.Place dir="auto">
            {t('Question {number}: {text}', {
              number: String(numbered.number),
              text: truncate(numbered.question.text, 80),
            })}
          </Styled.Place>
        )}
        <span dir="auto">{sentence}</span>
        {note}
      </div>
      <Styled.Actions>
        {place && (
          <LinkButton variant="quiet" to={place.to} aria-describedby={sentenceId}>
            {place.label}
          </LinkButton>
        )}
        {actions?.(sentenceId)}
      </Styled.Actions>
    </Styled.Row>
  );
}
