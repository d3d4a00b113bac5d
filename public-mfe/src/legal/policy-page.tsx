import { useEffect, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '@console/shared/config';
import { useLocation } from '@console/shared/router';
import { OnlyInEnglish, Page, Prose, ProseSection, theme } from '@console/shared/ui/text';
import { Contents } from './contents';
import { lastUpdated, policy } from './policy';

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 68ch);
  gap: ${theme.space(6)} ${theme.space(10)};

  @media screen {
    @container page (width >= 60rem) {
      grid-template-columns: 15rem minmax(0, 68ch);
      align-items: start;
    }
  }

  article > section:first-of-type h2 {
    margin-top: 0;
  }
`;

const Updated = styled.p`
  margin-bottom: ${theme.space(4)};
  color: ${theme.color.textMuted};
`;

/**
 * The browser scrolls to an anchor only while it parses the page; text that is rendered later scrolls itself.
 */
function useScrollToAnchor(text: RefObject<HTMLElement | null>) {
  const { hash } = useLocation();
  // Runs after the prerendered page, which has the same anchors, is removed.
  useEffect(() => {
    const parts = [...(text.current?.querySelectorAll('section') ?? [])];
    parts.find(({ id }) => `#${id}` === hash)?.scrollIntoView();
  }, [hash, text]);
}

/** The whole policy under one of its two titles. It is a legal text, which exists in English only. */
export function PolicyPage({ title }: { title: string }) {
  const facts = useConfig();
  const text = useRef<HTMLDivElement>(null);
  useScrollToAnchor(text);
  return (
    <Page title={title}>
      <OnlyInEnglish />
      <Updated lang="en">
        <time dateTime={lastUpdated.date}>{lastUpdated.words}</time>
        {lastUpdated.amended}
      </Updated>
      <Sheet ref={text} lang="en">
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
