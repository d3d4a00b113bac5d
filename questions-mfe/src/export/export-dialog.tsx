import { useEffect, useMemo, useState } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import { describeFailure, useGateway } from '@console/shared/data';
import { formatList, quizName, seasonName } from '@console/shared/format';
import type { Season } from '@console/shared/model';
import { Button, FormMessage, SelectField, Toolbar } from '@console/shared/ui';
import { t } from '../i18n';
import { FormDialog } from '../form/form-dialog';
import type { Question } from '../question';
import { readSeasonQuestions } from '../season-questions/read-season-questions';
import { download, fileName } from './download';
import { changedBy, exportFormats, writers, type ExportFormat } from './export-questions';
import { MessageActions } from './message-actions';
import { named, type NamedQuiz } from './named-quiz';
import { canShareFile, shareFile } from './share-file';
import { preloadXlsx } from './write-xlsx';

type Props = OpenQuiz & {
  questions: readonly Question[];
  /** None where nothing is selected. */
  selected?: readonly Question[];
  onClose: () => void;
};

/** What can be exported; a selection where there is one. */
const scopesOf = (questions: number, selected: number) => [
  ...(selected > 0
    ? [{ value: 'selection' as const, label: t('The selection ({count})', { count: selected }) }]
    : []),
  { value: 'quiz' as const, label: t('This quiz ({count})', { count: questions }) },
  { value: 'season' as const, label: t('All quizzes of this season') },
];

/** Returns `false` where the person has refused the file. */
type Deliver = (file: Blob, name: string) => Promise<boolean> | void;

const none: readonly Question[] = [];

type Scope = ReturnType<typeof scopesOf>[number]['value'];

const formatNames: Readonly<Record<ExportFormat, string>> = {
  xlsx: t('Excel (.xlsx)'),
  messages: t('Text, for messages'),
  csv: t('CSV, for spreadsheets'),
  gift: t('GIFT, for Moodle'),
  aiken: t('Aiken, for Moodle'),
  json: t('JSON (keeps everything)'),
};

/** Saves questions as a file, in a format and of a scope that the person chooses. */
export function ExportDialog({ season, quiz, questions, selected = [], onClose }: Props) {
  const scopes = scopesOf(questions.length, selected.length);
  const [scope, setScope] = useState<Scope>(selected.length > 0 ? 'selection' : 'quiz');
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const { isBusy, failure, exportBy } = useExport(season, onClose);

  useEffect(preloadXlsx, []);
  /** Missing where all quizzes of the season are exported. */
  const chosen: NamedQuiz | undefined =
    scope === 'season'
      ? undefined
      : { title: quizName(quiz), questions: scope === 'selection' ? selected : questions };

  return (
    <FormDialog
      title={t('Export questions')}
      submitLabel={t('Export')}
      isBusy={isBusy}
      onSubmit={() => void exportBy(download, format, chosen)}
      onClose={onClose}
      notes={
        <>
          <FormatNotes format={format} title={chosen?.title} questions={chosen?.questions} list={questions} />
          <OtherWays
            format={format}
            chosen={chosen}
            onShare={() => void exportBy(shareFile, format, chosen)}
          />
          {failure && <FormMessage>{failure}</FormMessage>}
        </>
      }
    >
      <SelectField
        label={t('Questions')}
        options={scopes}
        value={scope}
        onChange={({ target }) =>
          setScope(scopes.find(({ value }) => value === target.value)?.value ?? scope)
        }
      />
      <SelectField
        data-safe
        label={t('Format')}
        options={exportFormats.map((value) => ({ value, label: formatNames[value] }))}
        value={format}
        onChange={({ target }) => setFormat(exportFormats.find((each) => each === target.value) ?? format)}
      />
    </FormDialog>
  );
}

type OtherWaysProps = { format: ExportFormat; chosen: NamedQuiz | undefined; onShare: () => void };

/** How questions leave the console without a saved file. */
function OtherWays({ format, chosen, onShare }: OtherWaysProps) {
  if (format === 'messages' && chosen) return <MessageActions quiz={chosen} />;
  if (!canShareFile(format)) return null;
  return (
    <Toolbar>
      <Button onClick={onShare}>{t('Share…')}</Button>
    </Toolbar>
  );
}

/** What the formats without IDs keep. */
const keptTexts: Partial<Record<ExportFormat, string>> = {
  messages: t(
    'Paste it into a chat. Import Questions reads it again, without IDs: questions are matched by text.',
  ),
  aiken: t(
    'Aiken doesn’t keep IDs or line breaks. If you import the file again, questions are matched by text.',
  ),
};

/** As many questions as a note names. */
const mostNumbers = 5;

/** What the format keeps of the questions, and which it does not hold as they are. */
function FormatNotes({
  format,
  title = '',
  questions = none,
  list,
}: { format: ExportFormat; list: readonly Question[] } & Partial<NamedQuiz>) {
  const changed = useMemo(() => changedBy(format, [{ title, questions }]), [format, title, questions]);
  const numbers = changed.slice(0, mostNumbers).map((question) => `${list.indexOf(question) + 1}`);
  if (changed.length > mostNumbers) numbers.push('…');
  return (
    <>
      <p>
        {keptTexts[format] ??
          t(
            'The file includes question IDs, so you can edit it and import it again to update the questions.',
          )}
      </p>
      {changed.length > 0 && (
        <FormMessage tone="info">
          {t(
            '{count, plural, one {# question doesn’t} other {# questions don’t}} fit this format and will lose content. To keep everything, choose another format.',
            { count: changed.length },
          )}{' '}
          {t('In the list: {numbers}.', { numbers: formatList(numbers) })}
        </FormMessage>
      )}
    </>
  );
}

/** Makes a file of the questions of a quiz, or of the whole season, and saves or shares it. */
function useExport(season: Season, onDone: () => void) {
  const gateway = useGateway();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const exportBy = async (deliver: Deliver, format: ExportFormat, quiz?: NamedQuiz) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const quizzes = quiz ? [quiz] : (await readSeasonQuestions(gateway, season.id)).map(named);
      const { write, ending } = writers[format];
      const names = [seasonName(season), ...(quiz ? [quiz.title] : [])];
      if ((await deliver(await write(quizzes), fileName(names) + ending)) !== false) onDone();
    } catch (error) {
      console.error('Questions were not exported', error);
      setFailure(describeFailure(error).message);
    }
    setBusy(false);
  };
  return { isBusy, failure, exportBy };
}
