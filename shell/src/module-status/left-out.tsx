import { useId } from 'react';
import { t } from '@console/shared/i18n';
import { Facts } from './facts';

/** The entries of the registry that were refused, each with its reason. */
export function LeftOut({ problems }: { problems: readonly string[] }) {
  const heading = useId();
  return (
    <Facts.Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>{t('Not included')}</h2>
      <p>
        {t(
          'These registry entries can’t be used. Their modules aren’t available, or keep the release that this page knows.',
        )}
      </p>
      <Facts.Problems>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </Facts.Problems>
    </Facts.Card>
  );
}
