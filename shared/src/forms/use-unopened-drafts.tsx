import { usePerson } from '@console/shared/session';
import { handDraft } from '@console/shared/storage';
import { theme } from '@console/shared/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { readDraft } from './draft-values';
import { describeChanges } from './describe-changes';
import { DraftDiscarded } from './draft-discarded';
import type { FormDefinition } from './form-definition';
import type { FormValues } from './merge-values';
import { UnopenedDraft } from './unopened-draft';
import { useLeftDrafts } from './use-left-drafts';

/** As wide as the texts, and as far apart. */
const Line = styled.div`
  max-width: 40rem;
  margin-top: ${theme.space(4)};
`;

/** The form of a new document that can go on with the text of one that is gone. */
export type FormAnew<Values> = {
  /** On the button, such as 'Use for a new quiz'. */
  label: string;
  about: string;
  /** Whether a new document may hold this. */
  allows?: (typed: Values) => boolean;
  open: () => void;
};

export type UnopenedForm<Values extends FormValues> = {
  /** What the form would be about. */
  about: string;
  kind: Pick<FormDefinition<unknown, Values>, 'fields'>;
  /** The form with nothing in it. */
  blank: Values;
  anew?: FormAnew<Values>;
};

/**
 * What a person typed into a form that does not open any more: to be read, copied, used elsewhere or thrown away.
 * Nobody knows what there is while it is looked for; then it is not given.
 */
export function useUnopenedDrafts<Values extends FormValues>(
  form: UnopenedForm<Values>,
): readonly ReactElement[] | undefined {
  const { about, kind, blank, anew } = form;
  const uid = usePerson()?.uid;
  const { drafts, back, discarded, looked, discard } = useLeftDrafts(uid, about);
  if (uid !== undefined && !looked) return undefined;

  const texts = drafts.flatMap((draft) => {
    const { typed, changes } = readDraft(blank, draft);
    const said = describeChanges(kind, changes);
    const handOn = () => {
      if (uid === undefined || !anew) return;
      const { key, at, creation } = draft;
      handDraft({ key, at, base: {}, typed, creation }, uid, anew.about);
      anew.open();
    };
    const use = anew && (anew.allows?.(typed) ?? true) ? { label: anew.label, onUse: handOn } : undefined;
    const { key, at } = draft;
    return said.length === 0
      ? []
      : [
          <UnopenedDraft
            key={key}
            at={at}
            said={said}
            use={use}
            isBack={key === back}
            onDiscard={() => discard(draft)}
          />,
        ];
  });
  if (!discarded) return texts;
  const { key, undo } = discarded;
  return [
    <Line key={key}>
      <DraftDiscarded onUndo={undo} />
    </Line>,
    ...texts,
  ];
}

/** The same where something else stands on the page, too. */
export const UnopenedDrafts = <Values extends FormValues>(form: UnopenedForm<Values>) =>
  useUnopenedDrafts(form);
