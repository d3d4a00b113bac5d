import { useId } from 'react';
import { Facts } from './facts';

/** The lines of the registry that were refused: each with its reason. */
export function LeftOut({ problems }: { problems: readonly string[] }) {
  const heading = useId();
  return (
    <Facts.Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>Left out</h2>
      <p>These lines of the registry were refused. Their modules are not part of this console.</p>
      <Facts.Problems>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </Facts.Problems>
    </Facts.Card>
  );
}
