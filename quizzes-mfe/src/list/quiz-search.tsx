import { styled } from 'styled-components';
import type { Quiz } from '@console/shared/model';
import { Button, SearchBox, theme, Toolbar, visuallyHidden, type ListView } from '@console/shared/ui';
import type { useCalendar } from '../calendar/use-calendar';
import { t } from '../i18n';
import { CalendarIcon, FilterIcon } from './list-icons';

/** On phones beside the heading. */
const Tools = styled(Toolbar)`
  ${theme.media.phone} {
    flex: 1 1 12rem;
    min-width: 0;
    gap: ${theme.space(2)};
    width: auto;
  }
`;

/** On phones an icon; the calendar is behind "More". */
const ListButtons = styled.div`
  display: flex;
  gap: ${theme.space(3)};

  ${theme.media.phone} {
    > button {
      flex: none;
      width: ${theme.touch};
      padding: 0;

      &:last-child {
        display: none;
      }

      span {
        ${visuallyHidden}
      }
    }
  }
`;

interface QuizSearchProps {
  view: ListView<Quiz>;
  isFiltering: boolean;
  onFilter: () => void;
  calendar: ReturnType<typeof useCalendar>;
}

/** The search by title, and beside it the buttons that open the filters and the calendar. */
export const QuizSearch = ({
  view,
  isFiltering,
  onFilter,
  calendar: { isOpen, button, handleToggle },
}: QuizSearchProps) => (
  <Tools>
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
