import { styled } from 'styled-components';
import { paths } from '@console/shared/model';
import { Link, useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { theme, Toaster } from '@console/shared/ui';
import { PlaceChoice } from './place-choice';
import { Choice } from './choice';
import type { Account, Surroundings } from './surroundings';

const Bar = styled.header`
  position: sticky;
  z-index: 10;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)} ${theme.space(6)};
  padding: ${theme.space(2)} ${theme.space(6)};
  border-bottom: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.fontSize.small};
`;

const Screens = styled.nav`
  display: flex;
  gap: ${theme.space(4)};
`;

type AloneBarProps = { surroundings: Surroundings; onChange: (account: Account | undefined) => void };

/** Replaces what other parts of the console decide: the account, the season and quiz, and the screen. */
export function AloneBar({ surroundings: { title, access, paths: own, accounts }, onChange }: AloneBarProps) {
  const { session } = useSessionAccess();
  const { search } = useLocation();
  const signedOut = access === 'public' ? [{ value: '', text: 'nobody' }] : [];
  const people = accounts.map(({ email, name, role }) => ({ value: email, text: `${name}, ${role}` }));
  return (
    <Bar>
      <strong>{title}, alone</strong>
      <Choice
        label="Signed in as"
        value={session?.person.email ?? ''}
        options={[...signedOut, ...people]}
        onChange={(chosen) => onChange(accounts.find(({ email }) => email === chosen))}
      />
      {access === 'staff' && session && <PlaceChoice begin={own[0] ?? paths.landing} session={session} />}
      <Screens aria-label="Screens of the module">
        {own.map((path) => (
          <Link key={path} to={path + search}>
            {path}
          </Link>
        ))}
      </Screens>
      <Toaster />
    </Bar>
  );
}
