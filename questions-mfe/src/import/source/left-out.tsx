import { FormMessage } from '@console/shared/ui';
import { truncate } from '@console/shared/format';
import { t } from '../../i18n';
import * as Styled from '../import.styles';
import type { ImportedSource, SourceNote } from '../../read/imported';

/** So many lines are shown at most, and so many without a press. */
const [most, mostOpen] = [200, 5];

/** What stands in a source and is in none of its rows. */
export function LeftOut({ source: { leftOver = [], notes = [] } }: { source: ImportedSource }) {
  return (
    <>
      {notes.map((note, index) => (
        <FormMessage key={index} tone="info">
          {describeNote(note)}
        </FormMessage>
      ))}
      {leftOver.length > 0 && (
        <Styled.LeftOver open={leftOver.length <= mostOpen}>
          <summary>
            {t('{count, plural, one {# line belongs} other {# lines belong}} to no question.', {
              count: leftOver.length,
            })}
          </summary>
          <ul>
            {leftOver.slice(0, most).map(({ place: { row }, text }) => (
              <li key={row} dir="auto" translate="no">
                {t('Line {row}: {text}', { row: `${row}`, text: truncate(text, 200) })}
              </li>
            ))}
          </ul>
        </Styled.LeftOver>
      )}
    </>
  );
}

function describeNote({ sheet, rows: hidden }: SourceNote): string {
  const rows = truncate(hidden.join(', '), 100);
  return sheet === undefined
    ? t('Hidden rows weren’t included: {rows}. Show them in the spreadsheet to import them.', { rows })
    : t(
        'Hidden rows of the sheet {sheet} weren’t included: {rows}. Show them in the spreadsheet to import them.',
        {
          sheet,
          rows,
        },
      );
}
