import { UserFacingError } from '../command';
import type { ModuleFacts } from '../registry/module-facts';
import { liveLines, withdrawLines } from './registry-file';
import { underLock } from './release-build';
import { logged } from './release-log';

type Options = {
  readonly deployment: string;
  readonly module: Pick<ModuleFacts, 'name' | 'title'>;
  readonly who: string;
  readonly why: string;
};

/**
 * Takes a module offline until its next release or rollback: the shell says on its paths that it is switched off. Its
 * files stay. Returns the releases that were live. @throws UserFacingError if none was.
 */
export const withdrawModule = ({ deployment, module, who, why }: Options): Promise<string[]> =>
  underLock(deployment, async () => {
    const live = (await liveLines(deployment, module.name)).flatMap(({ release }) => release ?? []);
    if (live.length === 0) throw new UserFacingError(`No release of ${module.title} is live here.`);
    const line = {
      time: new Date().toISOString(),
      who,
      module: module.name,
      action: 'withdraw',
      why,
    } as const;
    await logged(
      deployment,
      live.map((from) => ({ ...line, from })),
      () => withdrawLines(deployment, module.name, line.time),
    );
    return live;
  });
