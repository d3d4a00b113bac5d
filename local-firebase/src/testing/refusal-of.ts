import { StatusError } from '../status';

/** The status that an action is refused with; any other failure in its own words. */
export function refusalOf(action: () => unknown): string {
  try {
    action();
    return 'not refused';
  } catch (error) {
    return error instanceof StatusError ? error.status : String(error);
  }
}
