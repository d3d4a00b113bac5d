import { useEffect, useRef, useState } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import type { Season } from '@console/shared/model';
import { ActionBar } from '../copy/action-bar';
import { TargetDialog } from '../copy/target-dialog';
import { useQuestionsAction, type RunningAction } from '../copy/use-questions-action';
import { t } from '../i18n';
import type { Question } from '../question';
import type { FoundQuestion } from './find-in-quizzes';

export type Copying = Pick<ReturnType<typeof useCopying>, 'ask' | 'isRunning'>;

/**
 * Copies a found question to another quiz, as the list of its quiz does with the selected ones.
 * @param searched the season, where only one is searched
 */
export function useCopying(searched: Season | undefined) {
  const [asked, setAsked] = useState<{ from: OpenQuiz; question: Question }>();
  const action = useQuestionsAction();
  const { kind } = action.state;
  return {
    /** Asks where it is copied to. */
    ask({ question, quiz, seasonId, season = searched }: FoundQuestion) {
      if (season) setAsked({ from: { season, quiz, quizKey: { seasonId, quizId: quiz.id } }, question });
    },
    isRunning: kind === 'running',
    /** What it has opened. */
    opened: (
      <>
        {asked && (
          <TargetDialog
            is="copy"
            count={1}
            from={asked.from}
            onChoose={(target) => {
              setAsked(undefined);
              action.transfer('copy', asked.from.quizKey, [asked.question], target);
            }}
            onClose={() => setAsked(undefined)}
          />
        )}
        {(kind === 'running' || kind === 'stopped') && <CopyingBar action={action} />}
      </>
    ),
  };
}

/** When it disappears with the focus, the control that began the copy takes it. */
function CopyingBar({ action }: { action: RunningAction }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return <ActionBar ref={bar} label={t('Copying')} action={action} />;
}
