import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app/console-app';
import { readDeployment } from './boot/deployment';
import { firstScreen } from './boot/first-screen';
import { StartFailure } from './boot/start-failure';
import { InPlaceOfFirstPaint } from './first-paint/in-place-of-first-paint';

if (process.env.NODE_ENV === 'development') void import('./development');

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

const show = (screen: ReactNode) =>
  root.render(
    <StrictMode>
      <InPlaceOfFirstPaint root={container}>{screen}</InPlaceOfFirstPaint>
    </StrictMode>,
  );

readDeployment().then(
  async (deployment) => {
    await firstScreen(deployment);
    show(<ConsoleApp deployment={deployment} />);
  },
  (error: unknown) => {
    console.error('The console cannot start', error);
    show(<StartFailure error={error} />);
  },
);
