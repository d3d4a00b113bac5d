// First, so that what follows is run in the language of the page.
import '../boot/language/begin-language';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readDeployment } from '../boot/deployment';
import { firstScreen } from './first-screen';
import { StartFailure } from '../boot/start-failure';
import { latestQuery } from '../first-paint/latest-query';
import { InPlaceOfFirstPaint } from '../first-paint/in-place-of-first-paint';
import { clearDevice } from '../session/clear-device';
import { watchErrors } from '../failures/watch-errors';
import { loadInIdleTime } from '../idle/load-idle-parts';
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

/** A legal text in the page stays as readable as it is for a visitor, who loads no console. */
const showInsteadOfText = (screen: ReactNode) => {
  const { dataset } = document.documentElement;
  if (dataset.textOf && location.search !== latestQuery) dataset.page = 'public';
  else show(screen);
};

watchErrors();
const cleared = clearDevice();

readDeployment().then(
  async (deployment) => {
    const isThere = await firstScreen(deployment);
    (isThere ? show : showInsteadOfText)(<ConsoleApp deployment={deployment} cleared={cleared} />);
    // Those of staff go to the database, by StaffHosts.
    if (deployment.config.reports) (await loadInIdleTime()).sendFailures(() => deployment);
  },
  (error: unknown) => {
    console.error('The console can’t start', error);
    showInsteadOfText(<StartFailure error={error} />);
  },
);
