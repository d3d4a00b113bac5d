import { styled } from 'styled-components';
import { useConfig } from '@console/shared/config';
import { t } from '@console/shared/i18n';
import { paths } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { can, useSessionAccess } from '@console/shared/session';
import { theme } from '@console/shared/ui';
import { LanguageLinks } from './language-links';

const Line = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(6)};
  padding: ${theme.space(3)} ${theme.space(6)};
  border-top: 1px solid ${theme.color.hairline};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: inherit;
  }

  ${theme.media.phone} {
    padding-inline: ${theme.space(4)};

    a {
      min-width: ${theme.touch};
      min-height: ${theme.touch};
    }
  }

  @media print {
    display: none;
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(5)};

  [aria-current] {
    font-weight: 600;
    text-decoration: none;
  }
`;

/** The copyright line, the public pages, the languages, and for Admins the modules page. */
export function Footer() {
  const { brand } = useConfig();
  const { session } = useSessionAccess();
  return (
    <Line>
      <span>
        © {new Date().getFullYear()} {brand}. {t('All rights reserved.')}
      </span>
      {session && can.seeModuleStatus(session) && <Link to={paths.moduleStatus}>{t('Modules')}</Link>}
      <Links aria-label={t('Legal')}>
        <Link to={paths.privacyPolicy}>{t('Privacy policy')}</Link>
        <Link to={paths.terms}>{t('Terms and conditions')}</Link>
        <Link to={paths.deletionRequest}>{t('Delete my account')}</Link>
      </Links>
      <Links aria-label={t('Language')}>
        <LanguageLinks />
      </Links>
    </Line>
  );
}
