import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLastKnown } from '@console/shared/access';
import { DraftNotice, FormFeedback, type EntityForm, type FormValue } from '@console/shared/forms';
import { Button, Card, ErrorState, LoadingState, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { SettingPhoneButton } from '../preview/settings-phone';
import { useSettingForm, type SettingDefinition } from './use-setting-form';

const Block = styled(Card)`
  container: block / inline-size;
  display: flex;
  flex-direction: column;
  gap: ${theme.space(4)};
  min-width: 0;

  & > h2 {
    font-size: ${theme.fontSize.lead};
  }
`;

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(5)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(3)};

  ${theme.media.phone} {
    & > button {
      flex: 1 1 auto;
    }
  }
`;

type SettingQuery<Setting> = {
  /** `null` while the season has no such document. */
  currentData?: Setting | null;
  isError: boolean;
  error?: { message?: string };
  refetch: () => unknown;
};

type SettingFormProps<Setting, Values extends Record<string, FormValue>> = {
  definition: SettingDefinition<Setting, Values>;
  seasonId: string;
  /** Renders the fields for the stored values. */
  children: (form: EntityForm<Values>, stored: Setting) => ReactNode;
};

type SettingBlockProps<Setting, Values extends Record<string, FormValue>> = SettingFormProps<
  Setting,
  Values
> & { query: SettingQuery<Setting> };

/** A block of the settings, which loads, fails and saves independently. Once shown, its form stays. */
export function SettingBlock<Setting extends object, Values extends Record<string, FormValue>>({
  query,
  ...form
}: SettingBlockProps<Setting, Values>) {
  const { currentData, isError, error, refetch } = query;
  const stored = useLastKnown(currentData);
  const content = () => {
    if (stored !== undefined) return <SettingForm stored={stored} {...form} />;
    if (!isError) return <LoadingState rows={4} isForm />;
    return (
      <ErrorState title={t('Couldn’t load these settings')} onRetry={() => void refetch()}>
        {error?.message}
      </ErrorState>
    );
  };
  return (
    <Block>
      <h2>{form.definition.title}</h2>
      {content()}
    </Block>
  );
}

function SettingForm<Setting extends object, Values extends Record<string, FormValue>>({
  definition,
  seasonId,
  stored,
  children,
}: SettingFormProps<Setting, Values> & { stored: Setting | null }) {
  const form = useSettingForm(definition, seasonId, stored);
  const { values } = form;
  const typed = useMemo(
    () => definition.phone.typed(definition.toEntity(stored ?? definition.blank, values)),
    [definition, stored, values],
  );
  // The label tells the three Update buttons apart for screen readers.
  return (
    <Fields aria-label={definition.title} noValidate autoComplete="off" onSubmit={form.handleSubmit}>
      <DraftNotice form={form} />
      {children(form, stored ?? definition.blank)}
      <FormFeedback form={form} />
      <Actions>
        <Button type="submit" variant="primary" busy={form.saving}>
          {t('Update')}
        </Button>
        <SettingPhoneButton start={definition.phone.start} typed={typed} />
      </Actions>
    </Fields>
  );
}
