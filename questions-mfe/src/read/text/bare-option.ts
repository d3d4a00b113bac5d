import { withoutStar } from '../../form/question-lines';

/** An option without the mark of a correct one. No text that is far too long to be an option is searched for it. */
export const bareOption = (text: string): string => (text.length > 5_000 ? text : withoutStar(text));
