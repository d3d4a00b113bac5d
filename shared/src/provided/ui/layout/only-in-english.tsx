import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { theme } from '../theme/theme';

const Note = styled.p`
  margin-bottom: ${theme.space(4)};
  color: ${theme.color.textMuted};

  :root:lang(en) & {
    display: none;
  }
`;

/** Says before a text which language it has, where the interface has another one. Prerendered pages contain it, too. */
export const OnlyInEnglish = () => <Note>{t('This text is available in English only.')}</Note>;
