import { dayLimits } from '@console/shared/dates';
import { historyKinds, useActionTexts } from '@console/shared/history';
import { quizSubject } from '@console/shared/model';
import { useLocation, useNavigate } from '@console/shared/router';

/** What part of a season the entries are about. */
export type HistoryScope = 'all' | 'quiz' | 'settings';

export type HistoryFilters = {
  scope: HistoryScope;
  /** The e-mail of a person. */
  person: string;
  kind: string;
  day: string;
};

/** What stays out of the address. A reload and Back keep it. */
type Left = { person: string; newer: readonly string[] };

function leftIn(state: unknown): Left {
  const { person, newer }: { [Name in keyof Left]?: unknown } = Object(state) as object;
  return {
    person: typeof person === 'string' ? person : '',
    newer: Array.isArray(newer) ? newer.filter((one) => typeof one === 'string') : [],
  };
}

/**
 * The filters and the page of the history. They are in the address, as those of a list (decision 0033), but for the
 * person: e-mails stay out of addresses. What the address names and nobody knows has no effect. A page begins after
 * the last entry of the page before; the beginnings of the newer pages are kept with the entry of the browser's
 * history.
 */
export function useHistoryView() {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const left = leftIn(location.state);

  const quizId = params.get('quiz') ?? '';
  const day = params.get('day') ?? '';
  const kind = params.get('kind') ?? '';
  const kinds = [...historyKinds, ...Object.keys(useActionTexts([kind]))];
  const filters: HistoryFilters = {
    scope: scopeOf(params.get('about'), quizId),
    person: left.person,
    kind: kinds.includes(kind) ? kind : '',
    day: dayLimits(day) ? day : '',
  };
  const after = params.get('after') ?? '';

  const show = (changes: Readonly<Record<string, string>>, kept: Left, replace: boolean) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value);
      else next.delete(name);
    void navigate(`${pathname}?${next.toString()}`, { replace, state: kept });
  };

  return {
    quizId,
    filters,
    about: { all: '', quiz: quizSubject(quizId), settings: 'settings' }[filters.scope],
    after,
    isFiltered: filters.person !== '' || filters.kind !== '' || filters.day !== '',
    /** Replaces the present entry of the browser's history, and shows the first page. */
    change(part: Partial<HistoryFilters & { quizId: string }>) {
      const { scope, person, kind, day, quizId: quiz } = { ...filters, quizId, ...part };
      const about = scope === (quiz ? 'quiz' : 'all') ? '' : scope;
      show({ quiz, about, kind, day, after: '' }, { person, newer: [] }, true);
    },
    showOlder: (lastId: string) => show({ after: lastId }, { ...left, newer: [...left.newer, after] }, false),
    /** The first page where the one before is not known, as after opening a copied link. */
    showNewer: () =>
      show({ after: left.newer.at(-1) ?? '' }, { ...left, newer: left.newer.slice(0, -1) }, false),
  };
}

export type HistoryView = ReturnType<typeof useHistoryView>;

function scopeOf(about: string | null, quizId: string): HistoryScope {
  if (about === 'settings') return 'settings';
  return quizId && about !== 'all' ? 'quiz' : 'all';
}
