import { usePerson } from '@console/shared/session';
import { handDraft, hasDrafts } from '@console/shared/storage';
import { useState, type ReactNode } from 'react';
import { readDraft } from './draft-values';
import type { EditKind } from './decide-edit';
import { saidIn } from './edit-words';
import type { FormValues } from './merge-values';
import { UnopenedDraft } from './unopened-draft';
import { useLeftDrafts } from './use-left-drafts';

/** The form of a new document that can go on with the text of one that is gone. */
export type FormAnew<Values> = {
  /** On the button, such as 'Use for a new quiz'. */
  label: string;
  about: string;
  /** Whether a new document may hold this. */
  allows?: (typed: Values) => boolean;
  open: () => void;
};

export type UnopenedDraftsProps<Values extends FormValues> = {
  /** What the form would be about. */
  about: string;
  kind: Pick<EditKind<unknown, Values>, 'fields'>;
  /** The form with nothing in it. */
  blank: Values;
  anew?: FormAnew<Values>;
  /** What stands around the texts. */
  frame?: (drafts: ReactNode) => ReactNode;
  /** Stands there when nothing waits, or nothing any more. */
  otherwise?: ReactNode;
};

/** What a person typed into a form that does not open any more: to be read, copied, used elsewhere or thrown away. */
export function UnopenedDrafts<Values extends FormValues>(props: UnopenedDraftsProps<Values>) {
  const { about, kind, blank, anew, frame = (drafts) => drafts, otherwise = null } = props;
  const uid = usePerson()?.uid;
  const [waits] = useState(() => uid !== undefined && hasDrafts(uid, about));
  const { drafts, looked, settle } = useLeftDrafts(uid, about);
  if (waits && !looked) return null;

  const shown = drafts.flatMap((draft) => {
    const { typed, changes } = readDraft(blank, draft);
    const said = saidIn(kind, changes);
    const handOn = () => {
      if (uid === undefined || !anew) return;
      const { key, at } = draft;
      handDraft({ key, at, base: {}, typed }, uid, anew.about);
      anew.open();
    };
    const use = anew && (anew.allows?.(typed) ?? true) ? { label: anew.label, onUse: handOn } : undefined;
    const handleDiscard = () => settle(draft.key);
    return said.length === 0
      ? []
      : [<UnopenedDraft key={draft.key} at={draft.at} said={said} use={use} onDiscard={handleDiscard} />];
  });
  return shown.length > 0 ? frame(shown) : otherwise;
}
