import { useRef } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Icon } from '../actions/icon';
import { IconButton } from '../actions/icon-button';
import { controlStyles } from '../fields/control.styles';
import { theme } from '../theme/theme';

const Frame = styled.div`
  position: relative;
  flex: 1 1 11rem;
  width: 17.5rem;
  max-width: 17.5rem;

  & > svg {
    position: absolute;
    inset: 0 auto 0 ${theme.space(3)};
    height: 100%;
    color: ${theme.color.textMuted};
    pointer-events: none;
  }

  ${theme.media.phone} {
    flex-basis: 9rem;
    max-width: none;
  }

  @media print {
    display: none;
  }
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline: calc(1.25em + ${theme.space(5)}) 2.5rem;
  text-overflow: ellipsis;

  /* Without text there is nothing to clear: its room shows more of the placeholder. */
  &:placeholder-shown {
    padding-inline-end: ${theme.space(2)};
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(IconButton)`
  position: absolute;
  inset: 4px 4px auto auto;

  ${theme.media.phone} {
    inset: 0 0 auto auto;
  }
`;

export interface SearchBoxProps {
  label: string;
  /** What else is found; a tooltip, which screen readers read as description. */
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches on each keystroke. The label is also the placeholder. */
export function SearchBox({ label, hint, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Frame>
      <Icon name="search" />
      <Input
        ref={input}
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        title={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && <Clear label={t('Clear search')} icon="close" onClick={handleClear} />}
    </Frame>
  );
}
