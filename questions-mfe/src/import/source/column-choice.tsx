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

const isRequired = (field: ImportField): boolean => field !== 'id';

const isMissing = (field: ImportField, mapping: ColumnMapping): boolean =>
  isRequired(field) && mapping[field] === undefined;

/** Which column of a table holds what: folded where the header names each of them. */
export function ColumnChoice({ table: { columns, mapping: found, hasHeader }, onChange }: Props) {
  // Two columns may be exchanged before the source is read again.
  const [mapping, setMapping] = useState(found);
  const [isOpen] = useState(() => !hasHeader || importFields.some((field) => isMissing(field, found)));
  const options = columns.map(({ header, sample }, index) => {
    const name = header || t('Column {letter}', { letter: letterOf(index) });
    const label = sample && sample !== header ? `${truncate(name, 40)}: ${truncate(sample, 40)}` : name;
    return { value: `${index}`, label };
  });
  return (
    <Card as="section" aria-label={t('Columns')}>
      <Styled.Folded open={isOpen}>
        <summary>
          <Styled.Heading>{t('Columns')}</Styled.Heading>{' '}
          {!isOpen && <Styled.Muted as="span">{t('All found in the header')}</Styled.Muted>}
        </summary>
        <Styled.Muted>{t('Check what each column contains, and change it if needed.')}</Styled.Muted>
        <Styled.Columns>
          {shownFields.map((field) => (
            <SelectField
              key={field}
              label={nameOfField(field)}
              placeholder={t('Not in the table')}
              options={options}
              required={isRequired(field)}
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
      </Styled.Folded>
    </Card>
  );
}
