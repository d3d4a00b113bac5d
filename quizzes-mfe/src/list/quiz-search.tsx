import { styled } from 'styled-components';
import type { Quiz } from '@console/shared/model';
import { Button, SearchBox, theme, Toolbar, type ListView } from '@console/shared/ui';
import type { useCalendar } from '../calendar/use-calendar';
import { t } from '../i18n';
import { CalendarIcon, FilterIcon } from './list-icons';
import { noRoomBeside } from './two-pane';

/**
 * On phones beside the heading, without its buttons, which are behind "More". While the calendar is in the place of the list,
 * only its button: nobody would see what a search finds.
 */
const Tools = styled(Toolbar)<{ $hasCalendar: boolean }>`
  ${noRoomBeside} {
    > :first-child,
    button:not(:last-child) {
      visibility: ${({ $hasCalendar }) => ($hasCalendar ? 'hidden' : 'visible')};
    }
  }

  ${theme.media.phone} {
    flex: 1 1 12rem;
    width: auto;
    min-width: 0;

    > :last-child {
      display: none;
    }
  }
`;

const ListButtons = styled.div`
  display: flex;
  gap: ${theme.space(3)};
`;

interface ListButtonsProps {
  isFiltering: boolean;
  onFilter: () => void;
  calendar: ReturnType<typeof useCalendar>;
}

type QuizSearchProps = ListButtonsProps & { view: ListView<Quiz> };

/** The search by title, and beside it the buttons that open the filters and the calendar. */
export const QuizSearch = ({
  view,
  isFiltering,
  onFilter,
  calendar: { isOpen, button, handleToggle },
}: QuizSearchProps) => (
  <Tools $hasCalendar={isOpen}>
    <SearchBox label={t('Search by title')} value={view.search} onChange={view.setSearch} />
    <ListButtons>
      <Button aria-expanded={isFiltering} onClick={onFilter}>
        <FilterIcon />
        <span>{t('Sort and filter')}</span>
      </Button>
      <Button ref={button} aria-expanded={isOpen} onClick={handleToggle}>
        <CalendarIcon />
        <span>{t('Calendar')}</span>
      </Button>
    </ListButtons>
  </Tools>
);

/** The same buttons on phones, where they are behind "More". */
export const PhoneTools = ({
  isFiltering,
  onFilter,
  calendar: { isOpen, handleToggle },
}: ListButtonsProps) => (
  <>
    <Button variant="quiet" aria-expanded={isFiltering} onClick={onFilter}>
      {t('Sort and filter')}
    </Button>
    <Button variant="quiet" aria-expanded={isOpen} onClick={handleToggle}>
      {t('Calendar')}
    </Button>
  </>
);
