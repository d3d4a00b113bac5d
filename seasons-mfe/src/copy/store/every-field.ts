import {
  quizFromDocument,
  quizToFields,
  seasonToFields,
  type StoredDocument,
  type StoredFields,
} from '@console/shared/data';
import { quizEntity, seasonEntity, type Quiz, type Season } from '@console/shared/model';

// The shell's release may know a field that this module's does not, or lack one. A copy has both.

export const quizOf = (document: StoredDocument): Quiz => ({
  ...quizFromDocument(document),
  ...quizEntity.fromDocument(document),
});

export const fieldsOfQuiz = (quiz: Quiz): StoredFields => ({
  ...quizToFields(quiz),
  ...quizEntity.toFields(quiz),
});

export const fieldsOfSeason = (season: Season): StoredFields => ({
  ...seasonToFields(season),
  ...seasonEntity.toFields(season),
});
