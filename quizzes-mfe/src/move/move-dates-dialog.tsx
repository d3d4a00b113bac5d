import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { ActionProgress, type ActionState } from '@console/shared/actions';
import { FieldRow } from '@console/shared/forms';
import { useListFocus, ZoneNote } from '@console/shared/lists';
import type { Quiz, Season } from '@console/shared/model';
import {
  Button,
  Dialog,
  FormMessage,
  NumberField,
  SelectField,
  theme,
  Toolbar,
  useIsOnline,
} from '@console/shared/ui';
import { t } from '../i18n';
import { MovePreview } from './move-preview';
import { daysOf, mostDays, movedQuizzes, type Move } from './moved-quizzes';
import { useMoveNotes } from './use-move-notes';
import { useMoveQuizzes } from './use-move-quizzes';

const Form = styled.form`
  display: grid;
  gap: ${theme.space(3)};
`;

/** A week later, on the same weekday. */
const suggested: Move = { days: '7', direction: 'later' };

interface MoveDatesDialogProps {
  season: Season;
  /** The quizzes when the dialog was opened. */
  quizzes: readonly Quiz[];
  /** Receives the quizzes whose dates others have changed meanwhile. */
  onDone: (left: readonly Quiz[]) => void;
  onClose: () => void;
}

/** Moves the dates of several quizzes by days, once they are shown. It goes on when the dialog is closed. */
export function MoveDatesDialog({ season, quizzes, onDone, onClose }: MoveDatesDialogProps) {
  useListFocus();
  const id = useId();
  const isOnline = useIsOnline();
  const plan = usePlan(quizzes);
  const { days, moved } = plan;
  const handleDone = (left: readonly Quiz[]) => {
    onClose();
    onDone(left);
  };
  const action = useMoveQuizzes(season.id, handleDone);
  const isAsking = action.state.kind === 'idle';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (days !== undefined && moved.length > 0) action.move(moved, days);
  };

  return (
    <Dialog
      open
      title={t('Move dates of {count, plural, one {# quiz} other {# quizzes}}', { count: quizzes.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isAsking ? t('Cancel') : t('Close')}</Button>
          {isAsking && (
            <Button
              type="submit"
              form={id}
              variant="primary"
              disabled={!isOnline || (days !== undefined && moved.length === 0)}
            >
              {t('Move dates')}
            </Button>
          )}
        </>
      }
    >
      {isAsking ? (
        <MoveForm id={id} season={season} plan={plan} isOnline={isOnline} onSubmit={handleSubmit} />
      ) : (
        <Running {...action} />
      )}
    </Dialog>
  );
}

/** The days that the person enters, and what they move. */
function usePlan(quizzes: readonly Quiz[]) {
  const [move, setMove] = useState(suggested);
  const days = daysOf(move);
  const moved = days === undefined ? [] : movedQuizzes(quizzes, days);
  /** How many of the quizzes have no dates. */
  const without = days === undefined ? 0 : quizzes.length - moved.length;
  return { move, setMove, days, moved, without };
}

interface MoveFormProps {
  id: string;
  season: Season;
  plan: ReturnType<typeof usePlan>;
  isOnline: boolean;
  onSubmit: (event: FormEvent) => void;
}

/** Asks for the days, and shows the new dates. */
function MoveForm({ id, season, plan, isOnline, onSubmit }: MoveFormProps) {
  const { move, setMove, days, moved, without } = plan;
  const notesOf = useMoveNotes(season, moved);
  return (
    <Form id={id} noValidate autoComplete="off" onSubmit={onSubmit}>
      {!isOnline && (
        <FormMessage tone="info">{t('You’re offline. You need a connection to change dates.')}</FormMessage>
      )}
      <MoveFields move={move} isRefused={days === undefined} onChange={setMove} />
      {without > 0 && (
        <FormMessage tone="info">
          {t('{count, plural, one {# quiz has} other {# quizzes have}} no dates to move.', {
            count: without,
          })}
        </FormMessage>
      )}
      {moved.length > 0 && (
        <div>
          <MovePreview quizzes={moved} notesOf={notesOf} />
          <ZoneNote />
        </div>
      )}
    </Form>
  );
}

interface MoveFieldsProps {
  move: Move;
  isRefused: boolean;
  onChange: (move: Move) => void;
}

const MoveFields = ({ move, isRefused, onChange }: MoveFieldsProps) => (
  <FieldRow>
    <NumberField
      data-safe
      label={t('Number of days')}
      value={move.days}
      error={isRefused ? t('Enter whole days, from 1 to {most}', { most: mostDays }) : undefined}
      onChange={({ target }) => onChange({ ...move, days: target.value })}
    />
    <SelectField
      label={t('Direction')}
      options={[
        { value: 'later', label: t('Later') },
        { value: 'earlier', label: t('Earlier') },
      ]}
      value={move.direction}
      onChange={({ target }) =>
        onChange({ ...move, direction: target.value === 'earlier' ? 'earlier' : 'later' })
      }
    />
  </FieldRow>
);

type RunningProps = { state: ActionState; cancel: () => void; resume: () => void; undo: () => void };

/** How far it is, or why it has stopped and what can be done then. */
function Running({ state, cancel, resume, undo }: RunningProps) {
  if (state.kind === 'running')
    return (
      <>
        <ActionProgress {...state} onCancel={cancel} />
        <p>{t('You can leave this screen. Keep the console open until all dates are moved.')}</p>
      </>
    );
  if (state.kind !== 'stopped') return null;
  return (
    <>
      {state.reason === undefined ? <ActionProgress {...state} /> : <FormMessage>{state.reason}</FormMessage>}
      <Toolbar>
        {!state.isEnded && <Button onClick={resume}>{t('Move the rest')}</Button>}
        <Button onClick={undo}>{state.undo ? t('Undo') : t('Cancel')}</Button>
      </Toolbar>
    </>
  );
}
