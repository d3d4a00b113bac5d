import { Button, Login, useLogin, useNotify } from 'react-admin';
import { chooseAccount } from '../../../shell/src/session/account-chooser';
import { config } from './firebase/config';

/** The documented login page around one button: the window of the local backend, as the console opens it. */
export const LoginScreen = () => (
  <Login>
    <SignIn />
  </Login>
);

function SignIn() {
  const login = useLogin();
  const notify = useNotify();
  const handleClick = async () => {
    const choice = await chooseAccount(config.local.auth);
    if (choice.chosen) await login({ idToken: choice.idToken });
  };
  const handleFailure = (error: unknown) => notify(String(error), { type: 'error' });
  return <Button label="Sign In" onClick={() => void handleClick().catch(handleFailure)} />;
}
