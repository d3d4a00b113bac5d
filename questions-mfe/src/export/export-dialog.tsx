import { useEffect, useId, useState, type FormEvent } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import { describeFailure, useGateway } from '@console/shared/data';
import { quizName, seasonName } from '@console/shared/format';
import { Button, Dialog, FormMessage, SelectField } from '@console/shared/ui';
import { t } from '../i18n';
import { DialogForm } from '../form/dialog-form';
import type { Question } from '../question';
import { readSeasonQuestions } from '../season-questions/read-season-questions';
import { download, fileName } from './download';
import { changedBy, exportFormats, writers, type ExportFormat } from './export-questions';
import { named, type NamedQuiz } from './named-quiz';
import { preloadXlsx } from './write-xlsx';

type Props = OpenQuiz & {
  questions: readonly Question[];
  /** None where nothing is selected. */
  selected?: readonly Question[];
  onClose: () => void;
};

type Scope = 'selection' | 'quiz' | 'season';

const scopes: readonly Scope[] = ['selection', 'quiz', 'season'];

const formatNames: Readonly<Record<ExportFormat, string>> = {
  xlsx: t('Excel (.xlsx)'),
  csv: t('CSV, for spreadsheets'),
  gift: t('GIFT, for Moodle'),
  aiken: t('Aiken, for Moodle'),
  json: t('JSON (keeps everything)'),
};

/** Saves questions as a file, in a format and of a scope that the person chooses. */
export function ExportDialog({ season, quiz, questions, selected = [], onClose }: Props) {
  const gateway = useGateway();
  const formId = useId();
  const [scope, setScope] = useState<Scope>(selected.length > 0 ? 'selection' : 'quiz');
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(preloadXlsx, []);
  const title = quizName(quiz);
  const here: NamedQuiz = { title, questions: scope === 'selection' ? selected : questions };
  const changed = scope === 'season' ? 0 : changedBy(format, [here]).length;
  const labels: Readonly<Record<Scope, string>> = {
    selection: t('The selection ({count})', { count: selected.length }),
    quiz: t('This quiz ({count})', { count: questions.length }),
    season: t('All quizzes of this season'),
  };
  const offered = scopes.filter((each) => each !== 'selection' || selected.length > 0);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const quizzes =
        scope === 'season' ? (await readSeasonQuestions(gateway, season.id)).map(named) : [here];
      const { write, ending } = writers[format];
      const names = scope === 'season' ? [seasonName(season)] : [seasonName(season), title];
      download(await write(quizzes), fileName(names) + ending);
      onClose();
    } catch (error) {
      console.error('Questions were not exported', error);
      setFailure(describeFailure(error).message);
    }
    setBusy(false);
  };

  return (
    <Dialog
      open
      title={t('Export questions')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {t('Export')}
          </Button>
        </>
      }
    >
      <DialogForm id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <SelectField
          label={t('Questions')}
          options={offered.map((value) => ({ value, label: labels[value] }))}
          value={scope}
          onChange={({ target }) => setScope(offered.find((each) => each === target.value) ?? scope)}
        />
        <SelectField
          data-safe
          label={t('Format')}
          options={exportFormats.map((value) => ({ value, label: formatNames[value] }))}
          value={format}
          onChange={({ target }) => setFormat(exportFormats.find((each) => each === target.value) ?? format)}
        />
      </DialogForm>
      <p>
        {writers[format].hasIds
          ? t(
              'The file includes question IDs, so you can edit it and import it again to update the questions.',
            )
          : t(
              'Aiken doesn’t keep IDs or line breaks. If you import the file again, questions are matched by text.',
            )}
      </p>
      {changed > 0 && (
        <FormMessage tone="info">
          {t(
            '{count, plural, one {# question doesn’t} other {# questions don’t}} fit this format and will lose content. To keep everything, choose another format.',
            { count: changed },
          )}
        </FormMessage>
      )}
      {failure && <FormMessage>{failure}</FormMessage>}
    </Dialog>
  );
}
