import { EmptyState, LeaveMissing } from '@console/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { FormValues } from './merge-values';
import { UnopenedDrafts, type UnopenedDraftsProps } from './unopened-drafts';

type MissingDocumentProps<Values extends FormValues> = ComponentProps<typeof LeaveMissing> & {
  drafts: Omit<UnopenedDraftsProps<Values>, 'frame' | 'otherwise'>;
  /** The page of the form. */
  frame: (content: ReactNode) => ReactNode;
};

/** In place of the form of what does not exist: leads away, unless something that was typed into it waits there. */
export function MissingDocument<Values extends FormValues>(props: MissingDocumentProps<Values>) {
  const { what, to, drafts, frame } = props;
  return (
    <UnopenedDrafts
      {...drafts}
      otherwise={<LeaveMissing what={what} to={to} />}
      frame={(texts) =>
        frame(
          <>
            <EmptyState title={`This ${what} is no longer there`}>
              Somebody may have deleted it. What you had typed here is below.
            </EmptyState>
            {texts}
          </>,
        )
      }
    />
  );
}
