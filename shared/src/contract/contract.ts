import type { ComponentType } from 'react';
import type { Session } from '@console/shared/session';
import type { paths } from '@console/shared/model';

/**
 * The version of this contract. A module states the one it was built against;
 * the shell serves every module of the same major version.
 */
export const contractVersion = '1.0.0';

/** The paths each module must serve; a missing screen is a type error. */
export type ModulePaths = {
  seasons_mfe: typeof paths.seasonList | typeof paths.seasonCreate | typeof paths.seasonEdit;
  quizzes_mfe: typeof paths.quizList | typeof paths.quizCreate | typeof paths.quizEdit;
  questions_mfe: typeof paths.questionList | typeof paths.questionCreate | typeof paths.questionEdit;
  settings_mfe: typeof paths.settings;
  public_mfe: typeof paths.deletionRequest | typeof paths.privacyPolicy | typeof paths.terms;
};

export type ModuleName = keyof ModulePaths;

/** One route's target. */
export type ScreenDefinition = {
  Screen: ComponentType;
  /** Who may open it, beyond what the module's access asks; everyone when absent. */
  allows?: (session: Session) => boolean;
};

/** What a remote exposes as `./module`, whatever its name. */
export type RemoteModule = {
  contract: string;
  screens: Readonly<Record<string, ScreenDefinition>>;
};

/** Defines a module with exactly the screens its contract asks for. */
export function defineModule<Name extends ModuleName>(
  screens: Readonly<Record<ModulePaths[Name], ScreenDefinition>>,
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

/** Whether a module built against `built` runs in a shell that serves `served`: the same major version. */
export const isServedContract = (built: string, served: string = contractVersion): boolean =>
  built.split('.')[0] === served.split('.')[0];
