import { translator } from '@console/shared/i18n';

/** The module's own messages, in `locales/`. */
export const { t, rich } = translator('quizzes_mfe');
