import { styled } from 'styled-components';
import { SelectField, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { layoutNames, paperSizes, sheetChoices, type PrintOptions } from './print-options';

const { color, space } = theme;

const Choices = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)} ${space(5)};
  margin-block: ${space(4)} ${space(5)};

  ${theme.media.phone} {
    display: grid;
    gap: ${space(3)};
  }
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};

  label {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${theme.touch};
    cursor: pointer;
  }

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.primary};
  }
`;

const sheetLabels: Readonly<Record<PrintOptions['sheets'], string>> = {
  paper: t('Question paper'),
  key: t('Answer key'),
  both: t('Question paper and answer key'),
};

const sizeLabels: Readonly<Record<PrintOptions['size'], string>> = { A4: 'A4', Letter: t('US Letter') };

const layoutLabels: Readonly<Record<(typeof layoutNames)[number], string>> = {
  lines: t('Lines for name and date'),
  columns: t('Two columns'),
  large: t('Large type'),
};

type Props = { options: PrintOptions; onChange: (part: Partial<PrintOptions>) => void };

/** What is printed, and how; each change shows in the preview. */
export function PrintChoices({ options, onChange }: Props) {
  return (
    <Choices onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label={t('Sheets')}
        options={sheetChoices.map((value) => ({ value, label: sheetLabels[value] }))}
        value={options.sheets}
        onChange={({ target }) => onChange({ sheets: sheetChoices.find((each) => each === target.value) })}
      />
      <SelectField
        label={t('Paper size')}
        options={paperSizes.map((value) => ({ value, label: sizeLabels[value] }))}
        value={options.size}
        onChange={({ target }) => onChange({ size: paperSizes.find((each) => each === target.value) })}
      />
      <Switches>
        {layoutNames.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={options[name]}
              onChange={({ target }) => onChange({ [name]: target.checked })}
            />
            {layoutLabels[name]}
          </label>
        ))}
      </Switches>
    </Choices>
  );
}
