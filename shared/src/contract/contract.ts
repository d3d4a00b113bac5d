import { lazy, type ComponentType } from 'react';
import type { Session } from '@console/shared/session';
import { paths } from '@console/shared/model';

/**
 * The version of this contract. A module states the one it was built against;
 * which of them a shell serves, {@link isServedContract} says.
 */
export const contractVersion = '1.0.0';

/** The paths each module must serve; a missing screen is a type error. */
export const modulePaths = {
  seasons_mfe: [paths.seasonList, paths.seasonCreate, paths.seasonEdit],
  quizzes_mfe: [paths.quizList, paths.quizCreate, paths.quizEdit],
  questions_mfe: [paths.questionList, paths.questionCreate, paths.questionEdit],
  settings_mfe: [paths.settings],
  public_mfe: [paths.deletionRequest, paths.privacyPolicy, paths.terms],
} as const;

export type ModuleName = keyof typeof modulePaths;
type PathOf<Name extends ModuleName> = (typeof modulePaths)[Name][number];

/** One route's target. */
export type ScreenDefinition = {
  Screen: ComponentType;
  /** Who may open it, beyond what the module's access asks; everyone when absent. */
  allows?: (session: Session) => boolean;
  /** Loads what the screen has not loaded yet, ahead of its first showing. */
  preload?: () => Promise<unknown>;
};

/** A screen whose code is loaded when it is first shown, so that lists do not carry the code of forms. */
export function lazyScreen(load: () => Promise<ComponentType>): Pick<ScreenDefinition, 'Screen' | 'preload'> {
  return { Screen: lazy(async () => ({ default: await load() })), preload: load };
}

/** What a remote exposes as `./module`, whatever its name. */
export type RemoteModule = {
  contract: string;
  screens: Readonly<Record<string, ScreenDefinition>>;
};

/** Defines a module with exactly the screens its contract asks for. */
export function defineModule<Name extends ModuleName>(
  screens: Readonly<Record<PathOf<Name>, ScreenDefinition>>,
): RemoteModule {
  return { contract: contractVersion, screens };
}

/** Whether a value loaded from a remote is a module this shell can use. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null || !('contract' in value) || !('screens' in value))
    return false;
  const { contract, screens } = value;
  return typeof contract === 'string' && typeof screens === 'object' && screens !== null;
}

/**
 * Whether a module built against `built` runs in a shell that serves `served`: the same major version, and no newer
 * minor one than the shell's, unless the module says that an older one has all that it `needs`.
 */
export function isServedContract(
  built: string,
  served: string = contractVersion,
  needs: string = built,
): boolean {
  const [builtMajor] = numbersOf(built);
  const [servedMajor, servedMinor = NaN] = numbersOf(served);
  const [neededMajor, neededMinor = NaN] = numbersOf(needs);
  return builtMajor === servedMajor && neededMajor === servedMajor && neededMinor <= servedMinor;
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);
