import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Dialog, theme } from '@console/shared/ui';
import { areSingleKeysOn, setSingleKeys } from './single-keys';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, max-content) 1fr;
  gap: ${theme.space(2)} ${theme.space(4)};

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
  }
`;

const Switch = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: 44px;
`;

const shortcuts = [
  ['Ctrl K or /', 'Go to a season, a quiz or a question, or use an action of the screen'],
  ['?', 'Show these shortcuts'],
  ['Ctrl Enter', 'Save the form; in Add Question, save and add another'],
  ['1 to 4', 'In Correct Option: choose an option'],
  ['↑ ↓', 'In the list of questions: the previous or next one'],
  ['Alt ↑ ↓', 'In the list of questions: move the question'],
  ['Shift and click', 'In a list: select all rows up to this one'],
  ['Esc', 'Close a dialog'],
];

/** The shortcuts of the console; those of single keys can be switched off for this tab. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const [areOn, setOn] = useState(areSingleKeysOn);
  const handleSwitch = () => {
    setSingleKeys(!areOn);
    setOn(!areOn);
  };
  return (
    <Dialog
      open
      title="Keyboard shortcuts"
      onClose={onClose}
      actions={
        <Button data-safe onClick={onClose}>
          Close
        </Button>
      }
    >
      <Keys>
        {shortcuts.map(([keys, meaning]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Keys>
      <p>On a Mac, ⌘ works in place of Ctrl.</p>
      <Switch>
        <input type="checkbox" checked={areOn} onChange={handleSwitch} />
        Use / and ? as shortcuts in this tab
      </Switch>
    </Dialog>
  );
}
