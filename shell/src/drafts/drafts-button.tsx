import { useState } from 'react';
import { styled } from 'styled-components';
import { useDrafts } from '@console/shared/drafts';
import { t } from '@console/shared/i18n';
import { useLocation, useNavigate } from '@console/shared/router';
import { Button, theme } from '@console/shared/ui';
import { draftsHash } from '../install/app-manifest';
import { DraftsDialog } from './drafts-dialog';

const Opener = styled(Button)`
  ${theme.media.phone} {
    /* The role leaves its room to the drafts, so that the bar stays one line high. */
    div:has(~ &) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** Opens the list of a person's drafts; shown only while they have any. An address with `#drafts` opens it as well. */
export function DraftsButton({ uid }: { uid: string }) {
  // What is being sent is neither lost nor waiting.
  const drafts = useDrafts(uid).filter(({ pending }) => pending?.state !== 'sending');
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAddressed = hash === draftsHash;
  const [isPressed, setIsPressed] = useState(false);
  const isOpen = isPressed || isAddressed;
  const handleClose = () => {
    setIsPressed(false);
    if (isAddressed) void navigate(pathname + search, { replace: true });
  };
  if (drafts.length === 0 && !isOpen) return null;
  return (
    <>
      <Opener variant="quiet" onClick={() => setIsPressed(true)}>
        {t('Drafts ({count})', { count: drafts.length })}
      </Opener>
      {isOpen && <DraftsDialog drafts={drafts} onClose={handleClose} />}
    </>
  );
}
