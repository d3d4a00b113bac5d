import { ColumnChoice } from './column-choice';
import { describeSource } from './describe-source';
import { LeftOut } from './left-out';
import type { Choices, SourceState } from './source-state';

type Props = { state: SourceState; onChoose: (choices: Choices) => void };

/** How a source was understood, what was left out of it, and what its columns hold. */
export function Understood({ state, onChoose }: Props) {
  const source = state.is === 'read' ? state.source : undefined;
  const table = state.is === 'refused' ? state.table : source?.table;
  return (
    <>
      {source && (
        <>
          <p>{describeSource(source)}</p>
          <LeftOut source={source} />
        </>
      )}
      {table && <ColumnChoice table={table} onChange={(mapping) => onChoose({ mapping })} />}
    </>
  );
}
