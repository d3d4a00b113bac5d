import { useState } from 'react';
import { TextAreaField, type ConsoleForm } from '@console/shared/forms';
import { PhoneOnly } from '@console/shared/lists';
import { can, useSession } from '@console/shared/session';
import { TextField } from '@console/shared/ui';
import { t } from '../i18n';
import { copyFields, type CopyValues } from './copy.form';
import * as Styled from './copy.styles';
import { FoldHeading } from './fold-heading';

type Props = { form: ConsoleForm<CopyValues> };

const fieldOf = ({ form }: Props, name: keyof CopyValues) => ({
  ...form.field(name),
  label: copyFields[name].label,
  required: true,
});

/** The name of the new season. */
export const NewSeasonName = (props: Props) => (
  <Styled.Section aria-labelledby="new-season">
    <Styled.Heading id="new-season">{t('New season')}</Styled.Heading>
    <TextField {...fieldOf(props, 'name')} />
  </Styled.Section>
);

const texts = ['host', 'hostEmail', 'additionalEmail', 'description'] as const;

/** Its other texts, which are those of the other one at first; folded on phones, until one of them is wrong. */
export function NewSeasonTexts(props: Props) {
  const { form } = props;
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || texts.some((name) => form.field(name).error);
  const { host, hostEmail, additionalEmail } = form.values;
  return (
    <Styled.Section aria-labelledby="new-season-texts">
      <FoldHeading
        id="new-season-texts"
        controls="new-season-fields"
        isOpen={isOpen}
        onToggle={() => setOpened(!isOpen)}
      >
        {t('Host and description')}
      </FoldHeading>
      {!isOpen && (
        <PhoneOnly>
          <Styled.Note dir="auto" translate="no">
            {[host, hostEmail, additionalEmail].filter(Boolean).join(', ')}
          </Styled.Note>
        </PhoneOnly>
      )}
      <Styled.FoldedOnPhones id="new-season-fields" $isFolded={!isOpen}>
        <TextFields {...props} />
      </Styled.FoldedOnPhones>
    </Styled.Section>
  );
}

function TextFields(props: Props) {
  const hostEmailLocked = !can.editHostEmail(useSession());
  const field = (name: keyof CopyValues) => fieldOf(props, name);
  return (
    <>
      <TextField {...field('host')} />
      <TextField
        type="email"
        lockedReason={hostEmailLocked ? t('Only an Admin can change the host email.') : undefined}
        {...field('hostEmail')}
      />
      <TextField
        type="email"
        help={t('This person can also manage the season.')}
        {...field('additionalEmail')}
      />
      <TextAreaField {...field('description')} />
    </>
  );
}
