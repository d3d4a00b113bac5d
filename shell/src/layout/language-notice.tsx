import { useEffect } from 'react';
import { currentLanguage, nameOf, t } from '@console/shared/i18n';
import { notify } from '@console/shared/ui';

/** Says that the chosen language could not be loaded: the interface is English in its place. */
export function LanguageNotice() {
  useEffect(() => {
    const [, chosen] = /(?:^|; )lang=([\w-]+)/.exec(document.cookie) ?? [];
    if (!chosen || chosen === currentLanguage()) return;
    notify({
      title: t('Couldn’t load {language}', { language: nameOf(chosen) }),
      message: navigator.onLine
        ? t('The console is in English for now. Reload the page to try again.')
        : t('This isn’t available offline. Connect to the internet, then reload the page.'),
      tone: 'danger',
    });
  }, []);
  return null;
}
