import { createRoot } from 'react-dom/client';
import { DevelopmentPanel } from './development-panel';

/** Beside the console, so that it is there whatever becomes of that. */
const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<DevelopmentPanel onChange={() => location.reload()} />);
