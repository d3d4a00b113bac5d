import { createRoot } from 'react-dom/client';
import { DevelopmentPanel } from './development-panel';

/** Separate from the console's root, so that it works even when the console fails. */
const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<DevelopmentPanel onChange={() => location.reload()} />);
