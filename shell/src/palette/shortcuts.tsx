import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Button, Dialog, theme } from '@console/shared/ui';
import { areSingleKeysOn, setSingleKeys } from './single-keys';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: ${theme.space(2)} ${theme.space(4)};

  overflow-wrap: anywhere;

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
  [t('Ctrl K or /'), t('Go to a season, a quiz or a question, or use an action of the screen')],
  ['?', t('Show these shortcuts')],
  [t('Ctrl Enter'), t('Save the form; in Add Question, save and add another')],
  [t('Ctrl Z, Ctrl Shift Z'), t('Undo what a notice confirms, or do it again')],
  [t('1 to 4'), t('In Correct Option: choose an option')],
  ['↑ ↓', t('In the question list: the previous or next one')],
  [t('Alt ↑ ↓'), t('In the question list: move the question')],
  [t('Shift and click'), t('In a list: select all rows up to this one')],
  [t('→ or Space, ←'), t('In the projector view: the next or the previous question')],
  [t('Home, End'), t('In the projector view: the first or the last question')],
  [t('A or Enter'), t('In the projector view: show or hide the answer')],
  ['F', t('In the projector view: full screen')],
  ['Esc', t('Close a dialog or the projector view')],
];

/** The shortcuts of the console; those of single keys can be switched off for this tab. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const [areOn, setOn] = useState(areSingleKeysOn);
  const list = useRef<HTMLDListElement>(null);
  // The first control is below the list, which may be longer than the screen.
  useLayoutEffect(() => {
    const heading = list.current?.closest('dialog')?.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  const handleSwitch = () => {
    setSingleKeys(!areOn);
    setOn(!areOn);
  };
  return (
    <Dialog
      open
      title={t('Keyboard shortcuts')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <Keys ref={list}>
        {shortcuts.map(([keys, meaning]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Keys>
      <p>{t('On a Mac, ⌘ works in place of Ctrl.')}</p>
      <Switch>
        <input type="checkbox" checked={areOn} onChange={handleSwitch} />
        {t('Use / and ? as shortcuts in this tab')}
      </Switch>
    </Dialog>
  );
}
