import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Button, theme, type ListView } from '@console/shared/ui';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(3)};
  margin-bottom: ${theme.space(3)};
`;

type LoadingAllProps = {
  /** The number of rows. */
  count: number | undefined;
  view: Pick<ListView<unknown>, 'change' | 'found'>;
  onStop: () => void;
};

/** Says that all rows of a long list are being loaded. Stop shows the list as it is without search, sort and filters. */
export function LoadingAll({ count, view, onStop }: LoadingAllProps) {
  const stop = () => {
    view.change({ search: '', sort: '', status: '', from: '', to: '' });
    onStop();
  };
  return (
    <div role="status">
      {count !== undefined && (
        <Line>
          {/* Without any rows, the loading list says it. */}
          {view.found > 0 && t('Loading all {count} rows…', { count })}
          <Button onClick={stop}>{t('Stop')}</Button>
        </Line>
      )}
    </div>
  );
}
