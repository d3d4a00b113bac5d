// First, so that what follows is run in the language of the page.
import '../boot/language/begin-language';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readDeployment } from '../boot/deployment';
import { firstScreen } from './first-screen';
import { StartFailure } from '../boot/start-failure';
import { InPlaceOfFirstPaint } from '../first-paint/in-place-of-first-paint';
import { clearDevice } from '../session/clear-device';
import { ConsoleApp } from './console-app';

if (process.env.NODE_ENV === 'development') void import('../development');

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

const show = (screen: ReactNode) =>
  root.render(
    <StrictMode>
      <InPlaceOfFirstPaint root={container}>{screen}</InPlaceOfFirstPaint>
    </StrictMode>,
  );

const cleared = clearDevice();

readDeployment().then(
  async (deployment) => {
    await firstScreen(deployment);
    show(<ConsoleApp deployment={deployment} cleared={cleared} />);
  },
  (error: unknown) => {
    console.error('The console can’t start', error);
    const { dataset } = document.documentElement;
    // A legal text in the page stays as readable as it is for a visitor, who loads no console.
    if (dataset.textOf) dataset.page = 'public';
    else show(<StartFailure error={error} />);
  },
);
