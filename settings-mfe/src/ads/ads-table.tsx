import type { ComponentProps } from 'react';
import { t } from '../i18n';
import { ChoiceField } from '../form/choice-field';
import type { Ads } from '@console/shared/model';
import { adPlaces } from './ads';
import { showOptions, typeOptions } from './ads.form';
import { Fixed, Table } from './ads-table.styles';

type Choice = Omit<ComponentProps<typeof ChoiceField>, 'options'>;

/**
 * A table of place, shown and type. The ARIA roles are explicit because browsers drop the table roles where
 * CSS displays rows as blocks, as on a phone.
 */
export function AdsTable({ choice }: { choice: (name: keyof Ads) => Choice }) {
  return (
    <Table role="table">
      <caption>{t('Places for ads')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[t('Place'), t('Shown'), t('Type')].map((header) => (
            <th key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {adPlaces.map(({ name, show, type }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            <td role="cell" data-label={t('Shown')}>
              <ChoiceField options={showOptions} {...choice(show)} />
            </td>
            <td role="cell" data-label={t('Type')}>
              {type ? <ChoiceField options={typeOptions} {...choice(type)} /> : <Fixed>{t('Banner')}</Fixed>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
