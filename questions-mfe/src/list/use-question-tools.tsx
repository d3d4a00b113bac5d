import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import { MoreTools } from '@console/shared/lists';
import {
  acceptsQuestions,
  paths,
  pathTo,
  titles,
  type PartialList,
  type PathIds,
} from '@console/shared/model';
import { useRehearsal } from '@console/shared/preview';
import { Button, LinkButton, useIsOnline } from '@console/shared/ui';
import { t } from '../i18n';
import { projectorPath } from '../print/print-options';
import type { Question } from '../question';
import { NeedsConnection } from './needs-connection';
import { PhoneLink } from './phone-link';
import { SeasonPhoneLinks } from './quiz-line';
import { useExportDialog } from './use-export-dialog';

type Tools = {
  tools: ReactNode;
  /** What the tools have opened. */
  opened: ReactNode;
  isSelecting: boolean;
  leaveSelection: () => void;
};

/** What people do with the questions of a quiz beside adding to them. */
export function useQuestionTools(open: OpenQuiz, list: PartialList<Question> | undefined): Tools {
  const { season, quiz } = open;
  const place = { season: season.id, quiz: quiz.id };
  const { questions, isComplete, isUsable } = useKnownQuestions(list);
  const { isSelecting, setSelecting, select } = useSelecting(list);
  const { open: startExport, dialog } = useExportDialog({ ...open, questions });
  const { open: rehearse, rehearsal } = useRehearsal({ season, quiz, questions });

  return {
    isSelecting,
    leaveSelection: () => setSelecting(false),
    tools: !isSelecting && (
      <MoreTools>
        {acceptsQuestions(quiz) && questions.length > 0 && (
          <PhoneLink variant="quiet" to={pathTo(paths.questionImport, place)}>
            {t(titles[paths.questionImport])}
          </PhoneLink>
        )}
        <LinkButton variant="quiet" to={pathTo(paths.history, place)}>
          {t('History')}
        </LinkButton>
        {isUsable && (
          <QuestionTools
            place={place}
            isComplete={isComplete}
            selectRef={select}
            onSelect={() => setSelecting(true)}
            onExport={startExport}
            onRehearse={rehearse}
          />
        )}
        <SeasonPhoneLinks {...open} />
      </MoreTools>
    ),
    opened: (
      <>
        {rehearsal}
        {dialog}
      </>
    ),
  };
}

type QuestionToolsProps = {
  place: PathIds;
  isComplete: boolean;
  selectRef: RefObject<HTMLButtonElement | null>;
  onSelect: () => void;
  onExport: () => void;
  onRehearse: () => void;
};

/** They come with the questions, and move nothing there. */
const QuestionTools = ({
  place,
  isComplete,
  selectRef,
  onSelect,
  onExport,
  onRehearse,
}: QuestionToolsProps) => (
  <>
    <Button variant="quiet" onClick={onRehearse}>
      {t('Rehearse')}
    </Button>
    <LinkButton variant="quiet" to={projectorPath(place)}>
      {t('Projector view')}
    </LinkButton>
    {isComplete ? (
      <>
        <Button ref={selectRef} variant="quiet" onClick={onSelect}>
          {t('Select')}
        </Button>
        <Button variant="quiet" onClick={onExport}>
          {t('Export')}
        </Button>
      </>
    ) : (
      <NeedsConnection labels={[t('Select'), t('Export')]} />
    )}
    <LinkButton variant="quiet" to={pathTo(paths.questionPrint, place)}>
      {t('Print')}
    </LinkButton>
  </>
);

/** The questions are usable once all are known, or without a connection those that the device has. */
function useKnownQuestions(list: PartialList<Question> | undefined) {
  const isOnline = useIsOnline();
  const questions = list?.rows ?? [];
  const isComplete = list?.isComplete === true && questions.length > 0;
  return { questions, isComplete, isUsable: isComplete || (!isOnline && questions.length > 0) };
}

function useSelecting(list: PartialList<Question> | undefined) {
  const [isSelecting, setSelecting] = useState(false);
  const select = useRef<HTMLButtonElement>(null);
  // All selected questions were deleted.
  if (isSelecting && list?.isComplete && list.rows.length === 0) setSelecting(false);
  useFocusAfter(isSelecting, select);
  return { isSelecting, setSelecting, select };
}

/** After the selection, the button that began it takes the focus; on phones it is behind "More", so the heading does. */
function useFocusAfter(isSelecting: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasSelecting = useRef(isSelecting);
  useEffect(() => {
    if (wasSelecting.current && !isSelecting) {
      button.current?.focus();
      if (document.activeElement !== button.current) document.querySelector('h1')?.focus();
    }
    wasSelecting.current = isSelecting;
  }, [isSelecting, button]);
}
