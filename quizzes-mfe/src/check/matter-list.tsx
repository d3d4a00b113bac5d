import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../i18n';
import * as Styled from './check.styles';
import type { Matter } from './matters';

interface MatterListProps {
  matters: readonly Matter[];
  /** None follow that have only not been read yet. */
  isComplete: boolean;
  /** The quiz that the address names: its matters are marked, and the first takes the focus. */
  quizId: string | null;
  row: (matter: Matter, isNamed: boolean) => ReactNode;
}

/** All matters, a line for each. */
export function MatterList({ matters, isComplete, quizId, row }: MatterListProps) {
  const list = useRef<HTMLUListElement>(null);
  const named = matters.filter(({ findings }) => findings.some(({ quiz }) => quiz?.id === quizId));
  const mayFocus = useRef(true);
  const isAnyNamed = isComplete && named.length > 0;
  useEffect(() => {
    if (!isAnyNamed || !mayFocus.current) return;
    mayFocus.current = false;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [isAnyNamed]);
  if (matters.length === 0) return null;
  return (
    <Styled.List ref={list} aria-label={t('Problems and warnings')}>
      {matters.map((matter) => row(matter, named.includes(matter)))}
    </Styled.List>
  );
}
