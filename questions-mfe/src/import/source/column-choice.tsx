import { useState } from 'react';
import { truncate } from '@console/shared/format';
import { Card, SelectField } from '@console/shared/ui';
import { t } from '../../i18n';
import * as Styled from '../import.styles';
import { importFields, type ColumnMapping, type ImportedTable, type ImportField } from '../../read/imported';
import { fieldName } from '../review/describe-row';

type Props = { table: ImportedTable; onChange: (mapping: ColumnMapping) => void };

/** What every question has comes first. */
const shownFields = [...importFields].sort((a, b) => Number(a === 'id') - Number(b === 'id'));

const nameOfField = (field: ImportField): string => (field === 'id' ? 'question_id' : fieldName(field));

/** The name of a column in spreadsheets: A to Z, then AA. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Which column of a table holds what. */
export function ColumnChoice({ table: { columns, mapping: found }, onChange }: Props) {
  // Two columns may be exchanged before the source is read again.
  const [mapping, setMapping] = useState(found);
  const options = columns.map(({ header, sample }, index) => {
    const name = header || t('Column {letter}', { letter: letterOf(index) });
    const label = sample && sample !== header ? `${truncate(name, 40)}: ${truncate(sample, 40)}` : name;
    return { value: `${index}`, label };
  });
  return (
    <Card as="section" aria-label={t('Columns')}>
      <Styled.Stack>
        <Styled.Heading>{t('Columns')}</Styled.Heading>
        <Styled.Muted>{t('Check what each column contains, and change it if needed.')}</Styled.Muted>
        <Styled.Columns>
          {shownFields.map((field) => (
            <SelectField
              key={field}
              label={nameOfField(field)}
              placeholder={t('Not in the table')}
              options={options}
              required={field !== 'id'}
              value={mapping[field] === undefined ? '' : `${mapping[field]}`}
              onChange={({ target: { value } }) => {
                const others = Object.entries(mapping).filter(([name]) => name !== field);
                const chosen = value === '' ? [] : [[field, Number(value)] as const];
                const corrected: ColumnMapping = Object.fromEntries([...others, ...chosen]);
                setMapping(corrected);
                onChange(corrected);
              }}
            />
          ))}
        </Styled.Columns>
      </Styled.Stack>
    </Card>
  );
}
