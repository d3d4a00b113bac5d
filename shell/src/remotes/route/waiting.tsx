import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { titleAt } from '@console/shared/model';
import { useLocation } from '@console/shared/router';
import { LoadingState, theme, useDocumentTitle } from '@console/shared/ui';

const Sheet = styled.div`
  width: 100%;
  min-height: ${theme.screenHeight};
  max-width: calc(75rem + ${theme.space(12)});
  margin-inline: auto;
  padding: ${theme.space(22)} ${theme.space(6)} ${theme.space(10)};

  ${theme.media.phone} {
    padding-inline: ${theme.space(4)};
  }
`;

/** The screens that are forms; the others are lists. */
const formPath = /create|update|copy|settings|delete/;

/**
 * The placeholder of a loading screen. The tab already has its title, or that of its module; the heading is
 * part of the screen itself.
 */
export function Waiting({ title }: { title?: string }) {
  const { pathname } = useLocation();
  const known = titleAt(pathname);
  useDocumentTitle(known ? t(known) : title);
  return (
    <Sheet>
      <LoadingState isForm={formPath.test(pathname)} />
    </Sheet>
  );
}
