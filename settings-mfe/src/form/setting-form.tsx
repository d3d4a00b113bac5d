import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DraftNotice, FormFeedback, type EntityForm, type FormValue } from '@console/shared/forms';
import { Button, theme } from '@console/shared/ui';

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(5)};

  & > button {
    align-self: flex-start;
  }

  ${theme.media.phone} {
    & > button {
      align-self: stretch;
    }
  }
`;

type SettingFormProps<Values extends Record<string, FormValue>> = {
  /** The heading of the block; it tells the three Update buttons apart for screen readers. */
  title: string;
  form: EntityForm<Values>;
  children: ReactNode;
};

/** The fields of a block over its own Update. */
export function SettingForm<Values extends Record<string, FormValue>>({
  title,
  form,
  children,
}: SettingFormProps<Values>) {
  return (
    <Fields aria-label={title} noValidate onSubmit={form.handleSubmit}>
      <DraftNotice form={form} />
      {children}
      <FormFeedback form={form} />
      <Button type="submit" variant="primary" busy={form.saving}>
        Update
      </Button>
    </Fields>
  );
}
