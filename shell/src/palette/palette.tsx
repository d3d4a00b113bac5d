import { Command } from 'cmdk';
import { useState } from 'react';
import { t } from '@console/shared/i18n';
import { can, useSession } from '@console/shared/session';
import { paths, titles } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { useSelection } from '@console/shared/selection';
import { useRegistry } from '../updates/registry-context';
import { findAddress } from './find-address';
import { matching } from './matching';
import { ModuleItems, NotesElement, SwitchedOff } from './module-items';
import { Field, List } from './palette.styles';
import { Results, ResultsChanged } from './results';
import { screenActions } from './screen-actions';
import { setPalette } from './palette-state';
import { useFirstItem } from './use-first-item';

type PaletteProps = { search: string; onSearch: (search: string) => void; onClose: () => void };

/**
 * The contents of the palette: lead to seasons, quizzes, questions and pages, and press the buttons of the screen behind
 * it.
 */
export function Palette({ search, onSearch, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const { list, selected, selectFirst, handleSearch, handleChoice } = useFirstItem(onSearch);
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Command
      label={t('Search or run an action')}
      shouldFilter={false}
      loop
      // A pointer that rests where results appear would take the selection from the keyboard.
      disablePointerSelection
      value={selected.value}
      onValueChange={selected.onChange}
      onKeyDown={handleChoice}
    >
      <Field
        autoFocus
        data-safe
        dir="auto"
        placeholder={t('Season, quiz, question or action')}
        value={search}
        onValueChange={handleSearch}
      />
      <List ref={list} label={t('Results')}>
        <ResultsChanged value={selectFirst}>
          <Command.Empty>
            {t('No results. Open a season to search its quizzes, or a quiz to search its questions.')}
          </Command.Empty>
          <ScreenActions search={search} onClose={onClose} />
          <NotesElement value={notes}>
            <Modules search={search} onSelect={go} />
          </NotesElement>
          <Pages search={search} onSelect={go} />
        </ResultsChanged>
      </List>
      <div ref={setNotes} role="status" />
    </Command>
  );
}

/** The buttons of the screen behind the palette. */
function ScreenActions({ search, onClose }: Pick<PaletteProps, 'search' | 'onClose'>) {
  const [actions] = useState(() => screenActions(document.querySelector('main')));
  const press = (element: HTMLElement) => {
    onClose();
    // After the dialog has returned the focus.
    requestAnimationFrame(() => {
      element.focus();
      element.click();
    });
  };
  return (
    <Results
      title={t('On this screen')}
      items={matching(actions, search)}
      onSelect={({ element }) => press(element)}
    />
  );
}

type ItemsProps = { search: string; onSelect: (to: string) => void };

/** What the modules of staff add, those that are switched off included. */
function Modules({ search, onSelect }: ItemsProps) {
  const { entries, withdrawn = [] } = useRegistry();
  const isOfStaff = ({ access }: { access?: string }) => access === 'staff';
  return (
    <>
      {entries.filter(isOfStaff).map((entry) => (
        <ModuleItems key={entry.name} entry={entry} search={search} onSelect={onSelect} />
      ))}
      {withdrawn
        .filter(isOfStaff)
        .map(
          ({ name, title, paths: served }) => served.length > 0 && <SwitchedOff key={name} title={title} />,
        )}
    </>
  );
}

function Pages({ search, onSelect }: ItemsProps) {
  const session = useSession();
  const { seasonId } = useSelection();
  const wanted = search.trim();
  // Of all quizzes: the palette itself has those of the selected one.
  const find = {
    id: 'find',
    title: wanted ? t('Find “{search}” in all questions', { search: wanted }) : t(titles[paths.questionFind]),
    to: findAddress(seasonId, wanted),
  };
  const pages = [
    ...(seasonId || can.seeAllSeasons(session) ? [find] : []),
    { id: 'seasons', title: t(titles[paths.seasonList]), to: paths.seasonList },
    ...(can.seeModuleStatus(session)
      ? [{ id: 'modules', title: t(titles[paths.moduleStatus]), to: paths.moduleStatus }]
      : []),
  ];
  const shortcuts = [{ id: 'shortcuts', title: t('Keyboard shortcuts') }];
  return (
    <>
      <Results title={t('Pages')} items={matching(pages, search)} onSelect={({ to }) => onSelect(to)} />
      <Results
        title={t('Help')}
        items={matching(shortcuts, search)}
        onSelect={() => setPalette('shortcuts')}
      />
    </>
  );
}
