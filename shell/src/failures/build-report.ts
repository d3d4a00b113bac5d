import {
  keptForMs,
  type FailedModule,
  type Failure,
  type FailureKind,
  type FailureReport,
} from '@console/shared/failures';
import { describeError } from './describe-error';
import { engineOf } from './engine';
import { ownFrames, type RunModule } from './own-frames';

const hourMs = 60 * 60 * 1000;
const mostModules = 8;
/** What fails in the database, or takes long, is told by the page that the person had opened. */
const ofThePage: readonly FailureKind[] = ['save', 'quota', 'not-set-up', 'slow-start'];

const releaseForm = /^[0-9a-f]{12,64}$/;
const moduleForm = /^[a-z_]{1,40}$/;
const contractForm = /^[0-9]{1,4}(\.[0-9]{1,4}){2}$/;

/** What a report takes from the page. */
export type Surroundings = {
  /** The modules that the page may run. */
  readonly modules: readonly RunModule[];
  /** The shell's release; another text where it has none. */
  readonly shell: string;
  /** The module of the page's path. */
  readonly here?: FailedModule | undefined;
  readonly userAgent: string;
  readonly online: boolean;
  readonly now: number;
};

const releaseOf = (release = ''): string => (releaseForm.test(release) ? release : 'local');

const isNamed = ({ name, contract }: FailedModule) => moduleForm.test(name) && contractForm.test(contract);

/** What nobody has caught. */
const errorOf = (event: Event): unknown => Reflect.get(event, 'error') ?? Reflect.get(event, 'reason');

/** The report of a failure; `undefined` for one that is not the console's: of an extension, or without a connection. */
export function buildReport(
  [given, caught, module]: Failure,
  { modules, shell, here, userAgent, online, now }: Surroundings,
): FailureReport | undefined {
  const error = caught instanceof Event ? errorOf(caught) : caught;
  const { kind, message } = describeError(given, error);
  const { frames, modules: called } = ownFrames(error, modules);
  if (kind === 'uncaught' && frames.length === 0) return undefined;
  if (kind === 'load' && !online) return undefined;
  const page = ofThePage.includes(kind) ? here : undefined;
  const failed = [module, page, ...called].filter((each) => each !== undefined);
  const hour = Math.floor(now / hourMs) * hourMs;
  return {
    kind,
    modules: unique(failed.filter(isNamed).map(nameOf)),
    shell: releaseOf(shell),
    message: message.slice(0, 300),
    frames,
    ...engineOf(userAgent),
    online,
    hour,
    expires: hour + keptForMs,
  };
}

const nameOf = ({ name, release, contract }: FailedModule) => `${name}@${releaseOf(release)}@${contract}`;

const unique = (names: readonly string[]): string[] => [...new Set(names)].slice(0, mostModules);

/** One report of failures that have one cause: it names the modules of both. */
export const merged = (report: FailureReport, other: FailureReport): FailureReport => ({
  ...report,
  modules: unique([...report.modules, ...other.modules]),
});
