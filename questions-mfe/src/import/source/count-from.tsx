import { truncate } from '@console/shared/format';
import { Button, Card, Toolbar } from '@console/shared/ui';
import { t } from '../../i18n';
import * as Styled from '../import.styles';
import type { AmbiguousNumbers } from '../../read/imported';
import { placeName } from '../review/describe-row';

type Props = { numbers: AmbiguousNumbers; onChoose: (countFrom: 0 | 1) => void };

/** Asks once for the whole source which option its numbers mean, with the first question as the example. */
export function CountFrom({
  numbers: { place, question, number, chosen, count, ...named },
  onChoose,
}: Props) {
  const title = t('Which option is meant?');
  return (
    <Card as="section" aria-label={title}>
      <Styled.Stack>
        <Styled.Heading>{title}</Styled.Heading>
        <p dir="auto">
          {t('{place}: “{question}” The answer is the number {number}.', {
            place: placeName(place),
            question: truncate(question, 200),
            number: `${number}`,
          })}
        </p>
        <Toolbar>
          {([1, 0] as const).map((from) => (
            <Button
              key={from}
              variant={chosen === from ? 'primary' : 'secondary'}
              aria-pressed={chosen === from}
              onClick={() => onChoose(from)}
            >
              {from === 1
                ? t('{option} (counted from 1)', { option: truncate(named.fromOne, 60) })
                : t('{option} (counted from 0)', { option: truncate(named.fromZero, 60) })}
            </Button>
          ))}
        </Toolbar>
        <Styled.Muted>
          {t(
            '{count, plural, one {# question has} other {# questions have}} such a number. Your choice holds for all of them.',
            { count },
          )}
        </Styled.Muted>
      </Styled.Stack>
    </Card>
  );
}
