import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app/console-app';
import { readDeployment } from './boot/deployment';
import { firstScreen } from './boot/first-screen';
import { StartFailure } from './boot/start-failure';

if (process.env.NODE_ENV === 'development') void import('./development');

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

readDeployment().then(
  async (deployment) => {
    await firstScreen(deployment.registry);
    root.render(
      <StrictMode>
        <ConsoleApp deployment={deployment} />
      </StrictMode>,
    );
  },
  (error: unknown) => {
    console.error('The console cannot start', error);
    root.render(<StartFailure error={error} />);
  },
);
