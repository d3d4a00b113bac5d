import { runAlone } from '@console/shared/standalone';
import { remoteModule } from './module';

void runAlone(remoteModule);
