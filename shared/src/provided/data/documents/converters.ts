import { quizEntity, seasonEntity } from '@console/shared/model';

/** Modules of an earlier release import these from the shell. */
export const { fromDocument: quizFromDocument, toFields: quizToFields } = quizEntity;
export const { fromDocument: seasonFromDocument, toFields: seasonToFields } = seasonEntity;
