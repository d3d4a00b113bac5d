import { notify } from '@console/shared/ui';
import { t } from '../i18n';

/** Saves an empty table with the columns of an export. */
export async function saveTemplate(format: 'xlsx' | 'csv'): Promise<void> {
  try {
    const { writers } = await import('../export/export-questions');
    const { write, ending } = writers[format];
    const address = URL.createObjectURL(await write([{ title: t('Questions'), questions: [] }]));
    const link = document.createElement('a');
    link.href = address;
    link.download = `questions${ending}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  } catch (error) {
    console.error('The template was not made', error);
    notify({
      title: t('No template'),
      message: t('It could not be loaded. Check your connection and try again.'),
      tone: 'danger',
    });
  }
}
