import { Button, FormMessage, theme } from '@console/shared/ui';
import { styled } from 'styled-components';
import type { OthersWork } from './others-work';

const AsNew = styled(Button)`
  margin-top: ${theme.space(2)};
`;

const list = new Intl.ListFormat('en');

interface OthersNoticeProps {
  others: OthersWork;
  saving: boolean;
}

/** A quiet line on what others did to the document while its form was open. It takes no focus. */
export function OthersNotice({ others, saving }: OthersNoticeProps) {
  const { changed, behind, takenOver, gone, saveAsNew } = others;
  if (gone)
    return (
      <FormMessage tone={gone === 'refused' ? 'danger' : 'info'}>
        Somebody has deleted this, so it cannot be updated any more. What the form holds is still here.
        {saveAsNew && (
          <div>
            <AsNew busy={saving} onClick={saveAsNew}>
              Save as new
            </AsNew>
          </div>
        )}
      </FormMessage>
    );
  if (takenOver.length > 0)
    return (
      <FormMessage tone="info">
        {`Somebody else changed ${list.format(takenOver)}. The form shows it now, beside what you typed. Nothing is ` +
          'saved yet: together it does not fit.'}
      </FormMessage>
    );
  if (changed.length > 0)
    return (
      <FormMessage tone="info">
        {behind
          ? `This device was behind: a newer version of ${list.format(changed)} is stored. Saving keeps it, and asks ` +
            'you where you changed the same.'
          : `Somebody else has changed ${list.format(changed)} since you began. Saving keeps their changes, and asks ` +
            'you where you changed the same.'}
      </FormMessage>
    );
  return null;
}
