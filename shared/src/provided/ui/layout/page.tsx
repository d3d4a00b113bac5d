import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatRecent } from '@console/shared/format';
import { rich, t } from '@console/shared/i18n';
import { theme } from '../theme/theme';
import { useDocumentTitle } from './use-document-title';
import { VisuallyHidden } from './visually-hidden';

const Sheet = styled.div<{ $width: string }>`
  width: 100%;
  min-height: ${theme.screenHeight};
  max-width: calc(${({ $width }) => $width} + ${theme.space(12)});
  margin-inline: auto;
  /* Begins with room for a notice. */
  padding: calc(1.75rem + 5px) ${theme.space(6)} ${theme.space(10)};

  ${theme.media.phone} {
    padding: 2.25rem ${theme.space(4)} ${theme.space(8)};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(3)} ${theme.space(4)};
  margin-bottom: ${theme.space(4)};
  /* Names come from documents: a long word must not widen the page. */
  overflow-wrap: anywhere;
`;

/**
 * The room for the count, which may load later, so that the heading does not wrap again. With enlarged text, the title
 * can use the full width.
 */
const countRoom = 'max(0px, min(3.5rem, 100% - 12rem))';

const Heading = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: baseline;
  gap: ${theme.space(3)};

  /* The count follows the last word of a title of several lines, and takes the room after it. */
  ${theme.media.phone} {
    display: block;
    white-space: nowrap;

    > :not(h1) {
      display: inline-block;
      min-width: calc(${countRoom} - ${theme.space(3)});
      white-space: normal;
      margin-inline-start: calc(${theme.space(3)} - ${countRoom});
      /* In the room of the title, whose pointer it leaves alone. */
      pointer-events: none;
    }
  }
`;

const Title = styled.h1`
  max-width: calc(100% - ${countRoom});
  /* One line is as high as a button beside it, which may load later. */
  padding: 5px 0;
  font-size: ${theme.fontSize.title};

  ${theme.media.phone} {
    display: inline;
    padding: 0 ${countRoom} 0 0;
    white-space: normal;
  }
`;

const Count = styled.span`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.book};
  font-size: ${theme.fontSize.lead};
  font-variant-numeric: tabular-nums;
`;

const AsOf = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  white-space: nowrap;
`;

const Breadcrumb = styled.div`
  flex: 1 0 100%;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};

  /* A touch target that does not change the line height. */
  a {
    display: inline-flex;
    align-items: center;
    margin-block: -3px;
    padding-block: 3px;
  }

  ${theme.media.phone} {
    a {
      min-width: ${theme.touch};
      min-height: ${theme.touch};
      margin-block: -2px -12px;
    }
  }
`;

export interface PageProps {
  title: string;
  /** A person has written the title: browsers leave it untranslated. */
  isTitleStored?: boolean;
  /** The number of items on the page, shown beside the heading. */
  count?: number;
  /** The number of items that the search found; each change is announced to screen readers. */
  found?: number;
  /** When the content was up to date, in milliseconds, if it may be stale; shown in place of the count. */
  asOf?: number;
  /** Search first, the main action last. */
  actions?: ReactNode;
  breadcrumb?: ReactNode;
  /** What stands beside the heading, with the heading in it. */
  aroundHeading?: (heading: ReactNode) => ReactNode;
  /** As narrow as a form, in the middle of wide screens. */
  isNarrow?: boolean;
  children: ReactNode;
}

const said = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;

/** The full text for screen readers; bare numbers are not clear when read out during typing. */
function CountText({ count, found }: { count: number; found?: number }) {
  if (found === undefined) return <Count>{count}</Count>;
  const isAll = found === count;
  return (
    <Count key="found" role="status">
      <span>
        {isAll
          ? rich('{count} <said>total</said>', { count: `${count}`, said })
          : rich('{found} of {count} <said>found</said>', { found: `${found}`, count: `${count}`, said })}
      </span>
    </Count>
  );
}

/** A screen: sets the document title and renders the only `h1`, which can be focused after navigation. */
export function Page({ title, count, found, asOf, actions, breadcrumb, ...rest }: PageProps) {
  const { aroundHeading = (plain) => plain, isTitleStored, isNarrow, children } = rest;
  useDocumentTitle(title);
  return (
    <Sheet $width={isNarrow ? '40rem' : '75rem'}>
      <Head>
        {breadcrumb && <Breadcrumb>{breadcrumb}</Breadcrumb>}
        {aroundHeading(
          <Heading>
            <Title tabIndex={-1} translate={isTitleStored ? 'no' : undefined}>
              {title}
            </Title>
            {count !== undefined && <CountText count={count} found={found} />}
            {asOf !== undefined && <AsOf>{t('Updated {time}', { time: formatRecent(asOf) })}</AsOf>}
          </Heading>,
        )}
        {actions}
      </Head>
      {children}
    </Sheet>
  );
}
