import { quizEntity, seasonEntity } from '@console/shared/model';

/** Modules import these from the shell, those of an earlier release too. */
export const { fromDocument: quizFromDocument, toFields: quizToFields } = quizEntity;
export const { fromDocument: seasonFromDocument, toFields: seasonToFields } = seasonEntity;
