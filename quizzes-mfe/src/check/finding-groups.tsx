import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CheckLabel, countFindings, MomentText } from '@console/shared/lists';
import * as Styled from './check.styles';
import type { Finding } from './find-findings';
import { groupFindings, type FindingGroup } from './group-findings';

interface FindingGroupsProps {
  findings: readonly Finding[];
  /** The quiz that the address names: its heading takes the focus. */
  quizId: string | null;
  row: (finding: Finding) => ReactNode;
}

/** All findings in their groups. */
export const FindingGroups = ({ findings, quizId, row }: FindingGroupsProps) =>
  groupFindings(findings).map((group) => (
    <Group key={group.id} group={group} isNamed={group.id === quizId} row={row} />
  ));

type GroupProps = Pick<FindingGroupsProps, 'row'> & { group: FindingGroup; isNamed: boolean };

function Group({ group: { name, quiz, findings }, isNamed, row }: GroupProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNamed) heading.current?.focus();
  }, [isNamed]);
  return (
    <Styled.Group aria-labelledby={headingId}>
      <Styled.GroupHead>
        <h2 id={headingId} ref={heading} tabIndex={-1} dir="auto">
          {name}
        </h2>
        {quiz?.start != null && <MomentText moment={quiz.start} />}
        <CheckLabel counts={countFindings(findings)} />
      </Styled.GroupHead>
      <Styled.List>{findings.map(row)}</Styled.List>
    </Styled.Group>
  );
}
