import { notify } from '@console/shared/ui';
import { download } from '../../export/download';
import { t } from '../../i18n';

/** Saves an empty table with the columns of an export. */
export async function saveTemplate(format: 'xlsx' | 'csv'): Promise<void> {
  try {
    const { writers } = await import('../../export/export-questions');
    const { write, ending } = writers[format];
    download(await write([{ title: t('Questions'), questions: [] }]), `questions${ending}`);
  } catch (error) {
    console.error('The template was not made', error);
    notify({
      title: t('No template'),
      message: t('Couldn’t load the template. Check your connection, then try again.'),
      tone: 'danger',
    });
  }
}
