import { LeaveMissing } from '@console/shared/access';
import { EmptyState, LinkButton } from '@console/shared/ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

type MissingDocumentProps = ComponentProps<typeof LeaveMissing> & {
  /** What `useUnopenedDrafts` gives for each of its forms. */
  texts: readonly (readonly ReactElement[] | undefined)[];
  /** The page of the form. */
  frame: (content: ReactNode) => ReactNode;
};

/** In place of the form of what does not exist: leads away, unless something that was typed into it waits there. */
export function MissingDocument({ what, to, texts, frame }: MissingDocumentProps) {
  const all = texts.flatMap((each) => each ?? []);
  if (all.length > 0)
    return frame(
      <>
        <EmptyState
          title={`This ${what} is no longer there`}
          action={<LinkButton to={to}>Go Back</LinkButton>}
        >
          Someone may have deleted it.
        </EmptyState>
        {all}
      </>,
    );
  return texts.includes(undefined) ? null : <LeaveMissing what={what} to={to} />;
}
