import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '@console/shared/config';
import { useLocation } from '@console/shared/router';
import { Page, Prose, ProseSection, theme } from '@console/shared/ui';
import { Contents } from './contents';
import { lastUpdated, policy } from './policy';

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 68ch);
  gap: ${theme.space(6)} ${theme.space(10)};

  @media screen and (min-width: 960px) {
    grid-template-columns: 240px minmax(0, 68ch);
    align-items: start;
  }

  article > section:first-of-type h2 {
    margin-top: 0;
  }
`;

const Updated = styled.p`
  margin-bottom: ${theme.space(4)};
  color: ${theme.color.textMuted};
`;

/** The text comes after the page has loaded, so the browser has found no anchor to go to by itself. */
function useAnchorOfAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

/** The whole policy under one of its two titles. */
export function PolicyPage({ title }: { title: string }) {
  const facts = useConfig();
  useAnchorOfAddress();
  return (
    <Page title={title}>
      <Updated>
        <time dateTime={lastUpdated.date}>{lastUpdated.words}</time>
      </Updated>
      <Sheet>
        <Contents sections={policy} />
        <Prose>
          {policy.map(({ id, title: heading, body }) => (
            <ProseSection key={id} id={id} title={heading}>
              {body(facts)}
            </ProseSection>
          ))}
        </Prose>
      </Sheet>
    </Page>
  );
}
