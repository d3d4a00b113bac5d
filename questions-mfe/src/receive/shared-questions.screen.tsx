import { useEffect, useState } from 'react';
import { paths, titles } from '@console/shared/model';
import { deleteSharedContent, readSharedContent, type SharedContent } from '@console/shared/storage';
import { EmptyState, LinkButton, LoadingState, Page } from '@console/shared/ui';
import { t } from '../i18n';
import { ReceiveForm } from './receive-form';

/** `/shared-questions`: what another app has shared with this one, and the quiz into which it is to be imported. */
export function SharedQuestionsScreen() {
  const [shared, setShared] = useState<SharedContent | 'none'>();
  useEffect(() => void readSharedContent().then((found) => setShared(found ?? 'none')), []);
  const handleDiscard = () => {
    void deleteSharedContent();
    setShared('none');
  };
  return (
    <Page title={t(titles[paths.questionShared])} isNarrow>
      {!shared && <LoadingState />}
      {shared === 'none' && <NothingShared />}
      {shared && shared !== 'none' && <ReceiveForm shared={shared} onDiscard={handleDiscard} />}
    </Page>
  );
}

function NothingShared() {
  return (
    <EmptyState
      title={t('Nothing to import')}
      action={<LinkButton to={paths.seasonList}>{t('Go to seasons')}</LinkButton>}
    >
      {t(
        'In another app, share a message or a file with the console. It is kept for a day. Or open a quiz and choose Import Questions.',
      )}
    </EmptyState>
  );
}
