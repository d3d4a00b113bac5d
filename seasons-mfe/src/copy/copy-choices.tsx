import { CheckboxField, type ConsoleForm } from '@console/shared/forms';
import { can } from '@console/shared/session';
import { t } from '../i18n';
import { copyFields, type CopyContext, type CopyPreview, type CopyValues } from './copy.form';
import * as Styled from './copy.styles';
import type { SettingName } from './store/setting-to-copy';

type Props = { form: ConsoleForm<CopyValues>; context: CopyContext; preview: CopyPreview };

/** What the new season takes. */
export function CopyChoices({ form, context: { source, session }, preview }: Props) {
  const { quizzes, questions } = form.values;
  const settings: SettingName[] = [
    'notification',
    'leaderboard',
    ...(can.manageAds(session) ? ['ads' as const] : []),
  ];
  const helpOf = (name: SettingName) => {
    if (source.settings[name] === 'malformed')
      return t('Can’t be copied because it’s incomplete. Set it up in the new season.');
    return source.settings[name] ? undefined : t('This season has none.');
  };
  return (
    <Styled.Section aria-labelledby="what-to-copy">
      <Styled.Heading id="what-to-copy">{t('What to copy')}</Styled.Heading>
      <Styled.Note>{t('Results are never copied. All quizzes of the new season are Upcoming.')}</Styled.Note>
      <CheckboxField
        {...form.field('quizzes')}
        label={copyFields.quizzes.label}
        help={
          quizzes
            ? t('{count, plural, one {# quiz} other {# quizzes}}', { count: preview.taken.length })
            : undefined
        }
      />
      <CheckboxField
        {...form.field('questions')}
        disabled={!quizzes}
        label={copyFields.questions.label}
        help={quizzes && questions ? describeQuestions(source, preview) : undefined}
      />
      {settings.map((name) => (
        <CheckboxField
          key={name}
          {...form.field(name)}
          disabled={typeof source.settings[name] !== 'object'}
          label={copyFields[name].label}
          help={helpOf(name)}
        />
      ))}
    </Styled.Section>
  );
}

/** How many questions are copied, and how many cannot be. */
function describeQuestions(source: CopyContext['source'], preview: CopyPreview): string {
  const found = preview.taken.map(({ quiz }) => source.questions.get(quiz.id));
  const whole = found.reduce((sum, each) => sum + (each?.whole.length ?? 0), 0);
  const malformed = found.reduce((sum, each) => sum + (each?.malformed ?? 0), 0);
  return [
    t('{count, plural, one {# question} other {# questions}}', { count: whole }),
    malformed > 0 &&
      t(
        '{count, plural, one {# question} other {# questions}} won’t be copied: the text or an option is missing or too long, or the answer isn’t one of the options.',
        { count: malformed },
      ),
  ]
    .filter(Boolean)
    .join('. ');
}
