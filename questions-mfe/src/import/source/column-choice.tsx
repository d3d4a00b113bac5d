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

/** The fields that are taken from the column of another one as well. */
const sharedFields = (mapping: ColumnMapping): readonly ImportField[] =>
  importFields.filter((field) =>
    importFields.some(
      (other) => other !== field && mapping[field] !== undefined && mapping[other] === mapping[field],
    ),
  );

/** Which column of a table holds what: folded where the header names each of them. */
export function ColumnChoice({ table: { columns, mapping: found, hasHeader }, onChange }: Props) {
  // Two columns may be exchanged before the source is read again.
  const [mapping, setMapping] = useState(found);
  const [allFound] = useState(() => hasHeader && !importFields.some((field) => isMissing(field, found)));
  const [isChanged, setChanged] = useState(false);
  const shared = sharedFields(mapping);
  const options = columns.map(({ header, sample }, index) => {
    const name = header || t('Column {letter}', { letter: letterOf(index) });
    const label = sample && sample !== header ? `${truncate(name, 40)}: ${truncate(sample, 40)}` : name;
    return { value: `${index}`, label };
  });
  return (
    <Card as="section" aria-label={t('Columns')}>
      <Styled.Folded open={!allFound}>
        <summary>
          <Styled.Heading>{t('Columns')}</Styled.Heading>{' '}
          {allFound && !isChanged && <Styled.Muted as="span">{t('All found in the header')}</Styled.Muted>}
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
              error={shared.includes(field) ? t('This column is chosen for two fields') : undefined}
              value={mapping[field] === undefined ? '' : `${mapping[field]}`}
              onChange={({ target: { value } }) => {
                const others = Object.entries(mapping).filter(([name]) => name !== field);
                const chosen = value === '' ? [] : [[field, Number(value)] as const];
                const corrected: ColumnMapping = Object.fromEntries([...others, ...chosen]);
                setMapping(corrected);
                setChanged(true);
                onChange(corrected);
              }}
            />
          ))}
        </Styled.Columns>
      </Styled.Folded>
    </Card>
  );
}
