import { styled } from 'styled-components';
import { Button, Icon, theme } from '@console/shared/ui';
import { useHasUnsavedWork } from '@console/shared/unsaved';

/** It is there before there is anything to say, so that screen readers follow it. */
const Place = styled.div`
  display: contents;
`;

const Slip = styled.div`
  position: sticky;
  z-index: 5;
  bottom: ${theme.space(4)};
  align-self: center;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(3)};
  max-width: calc(100% - ${theme.space(8)});
  margin: ${theme.space(4)};
  padding: ${theme.space(2)} ${theme.space(4)};
  border: 1px solid ${theme.color.hairline};
  border-left: 3px solid ${theme.color.primary};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  color: ${theme.color.text};

  & > svg {
    flex: none;
    color: ${theme.color.primary};
  }

  @media print {
    display: none;
  }
`;

type UpdateNoticeProps = {
  /** Of what a newer version is ready; nothing is said without. */
  what: string | undefined;
  action: 'Update' | 'Reload';
  onAct: () => void;
};

/** Says that a newer version is ready, and offers it once that costs nothing that was typed. */
export function UpdateNotice({ what, action, onAct }: UpdateNoticeProps) {
  const isUnsaved = useHasUnsavedWork();
  const handleClick = () => {
    onAct();
    // The button goes, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const slip = (
    <Slip>
      <Icon name="info" />
      <span>
        A newer version of {what} is ready.
        {isUnsaved && ' You get it once you have saved or left what you are writing.'}
      </span>
      {!isUnsaved && <Button onClick={handleClick}>{action}</Button>}
    </Slip>
  );
  return <Place aria-live="polite">{what !== undefined && slip}</Place>;
}
