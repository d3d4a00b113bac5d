import type { ComponentProps, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../ui/layout/card';
import { theme } from '../../ui/theme/theme';

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(5)};
  max-width: 40rem;
`;

/**
 * A form in a card, one column. The console's own messages replace the browser's validation bubbles, and the browser
 * does not offer what was typed to the next person. Ctrl+Enter submits it from any field, once while it is held, by the
 * button that names these keys in `aria-keyshortcuts`, or else by the first one.
 */
export function FormCard(props: ComponentProps<'form'>) {
  return <Sheet as="form" noValidate autoComplete="off" onKeyDown={submitByKeys} {...props} />;
}

function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (event.repeat) return;
  const form = event.currentTarget;
  form.requestSubmit(form.querySelector<HTMLElement>('[type=submit][aria-keyshortcuts="Control+Enter"]'));
}

/** Two related fields side by side, such as start and end; stacked on phones. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: start;
  gap: ${theme.space(5)} ${theme.space(4)};
`;

/** The footer of a form: the main button, aligned with the fields; always visible on phones. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(3)};
  padding-top: ${theme.space(1)};

  ${theme.media.phone} {
    position: ${theme.sticky};
    z-index: 1;
    bottom: 0;
    margin: 0 -${theme.space(4)} -${theme.space(4)};
    padding: ${theme.space(1.5)} ${theme.space(4)};
    border-top: 1px solid ${theme.color.hairline};
    border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
    background: ${theme.color.surface};

    & > * {
      flex: 1 1 auto;
    }
  }
`;
