import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import { readOverrides, storeOverrides } from './overrides';
import { OverridesSection } from './overrides-section';
import { ReadsSection } from './reads-section';

const Panel = styled.aside`
  position: fixed;
  inset: auto auto 0 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
  max-width: 100%;
  max-height: 60dvh;
  overflow: auto;
  padding: ${theme.space(1)} ${theme.space(3)};
  border: 1px solid ${theme.color.border};
  border-start-end-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.fontSize.small};

  section {
    padding-block: ${theme.space(2)};
  }
  h2 {
    font-size: inherit;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space(2)};
  }
  input {
    width: 44ch;
    max-width: 100%;
  }
`;

const Badge = styled.strong`
  color: ${theme.color.warning};
`;

type DevelopmentPanelProps = {
  /** Reloads the page. */
  onChange: () => void;
};

/** Developer tools for the running console. No production build includes it. */
export function DevelopmentPanel({ onChange }: DevelopmentPanelProps) {
  const [{ entries, problems }] = useState(readOverrides);
  const unusable = problems.length > 0 ? ['something that cannot be used'] : [];
  const replaced = [...entries.map(({ title }) => title), ...unusable];
  const handleClear = () => {
    storeOverrides([]);
    onChange();
  };
  return (
    <Panel aria-label="Development">
      {replaced.length > 0 && (
        <>
          <Badge>From elsewhere: {replaced.join(', ')}</Badge>
          <button type="button" onClick={handleClear}>
            Clear
          </button>
        </>
      )}
      <details>
        <summary>Development</summary>
        <OverridesSection onChange={onChange} />
        <ReadsSection />
      </details>
    </Panel>
  );
}
