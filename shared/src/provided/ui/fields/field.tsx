import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Icon } from '../actions/icon';
import { theme } from '../theme/theme';
import { CountAnnouncement, type Count } from './count-announcement';

/** The texts of a control. */
export interface FieldText {
  label: string;
  help?: ReactNode;
  /** The error and how to fix it; marks the control as invalid. */
  error?: string;
  /** What has happened to the stored value; shown below the help. */
  note?: string;
  /** Why the field cannot be changed; disables the control. */
  lockedReason?: string;
  /** How much of a limit is used. The error says when the limit is exceeded. */
  count?: Count;
  /**
   * Announced as required with the label; `false` is shown as optional. The form's own validation applies, not the
   * browser's.
   */
  required?: boolean;
}

/** The props that link a control to its label, help and error, also for screen readers. */
export interface FieldAttributes {
  id: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
  'aria-describedby'?: string;
  disabled?: true;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(1)};
  min-width: 0;
`;

const Label = styled.label`
  font-size: ${theme.fontSize.table};
  font-weight: 600;
`;

const LabelLine = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space(2)};
`;

/** No part of the control's name: a screen reader announces which fields are required. */
const Optional = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const Note = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space(1.5)};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;

  svg {
    margin-top: 0.1em;
  }
`;

const Figures = styled(Note)`
  font-variant-numeric: tabular-nums;
`;

const ErrorNote = styled(Note)`
  color: ${theme.color.danger};
  font-weight: 500;
`;

/** Separates the props of the field from those of the native control. */
export function splitFieldText<P extends FieldText>(props: P): [FieldText, Omit<P, keyof FieldText>] {
  const { label, help: ownHelp, note, error, lockedReason, count, required, ...native } = props;
  const help = note ? (
    <span>
      {ownHelp} {ownHelp && <br />}
      {note}
    </span>
  ) : (
    ownHelp
  );
  return [{ label, help, error, lockedReason, count, required }, native];
}

/** Links texts to a control: the notes have ids, which the control references in `aria-describedby`. */
export function useFieldAttributes({ help, error, lockedReason, required }: FieldText, id?: string) {
  const own = useId();
  const noteIds = { help: `${own}-help`, locked: `${own}-locked`, error: `${own}-error` };
  const described = [help && noteIds.help, lockedReason && noteIds.locked, error && noteIds.error].filter(
    Boolean,
  );
  const tie: FieldAttributes = {
    id: id ?? own,
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
    ...(error && { 'aria-invalid': true }),
    ...(required && { 'aria-required': true }),
    ...(lockedReason && { disabled: true }),
  };
  return { tie, noteIds };
}

type NoteIds = ReturnType<typeof useFieldAttributes>['noteIds'];

/** The help, the counter, the reason for a lock and the error, in this order below the control. */
export function FieldNotes({ texts, noteIds }: { texts: FieldText; noteIds: NoteIds }) {
  const { help, lockedReason, error, count } = texts;
  return (
    <>
      {help && <Note id={noteIds.help}>{help}</Note>}
      {count && !count.isOver && <Figures aria-hidden="true">{count.text}</Figures>}
      {count && <CountAnnouncement text={count.text} />}
      {lockedReason && (
        <Note id={noteIds.locked}>
          <Icon name="lock" />
          {lockedReason}
        </Note>
      )}
      {error && (
        <ErrorNote id={noteIds.error}>
          <Icon name="alert" />
          {error}
        </ErrorNote>
      )}
    </>
  );
}

interface FieldProps {
  texts: FieldText;
  id?: string;
  children: (tie: FieldAttributes) => ReactNode;
}

/** The label above, the control, and the notes below it. */
export function Field({ texts, id, children }: FieldProps) {
  const { tie, noteIds } = useFieldAttributes(texts, id);
  return (
    <Frame>
      <LabelLine>
        <Label htmlFor={tie.id}>{texts.label}</Label>
        {texts.required === false && <Optional aria-hidden="true">{t('optional')}</Optional>}
      </LabelLine>
      {children(tie)}
      <FieldNotes texts={texts} noteIds={noteIds} />
    </Frame>
  );
}
