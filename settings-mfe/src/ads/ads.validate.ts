import { emptyFields, noErrors, type FormErrors } from '@console/shared/forms';
import { chooseOne } from '../form/choice';
import { adPlaces, type Ads } from './ads';

export const messages = { allFields: 'Please fill all fields' };

const choices = adPlaces.flatMap(({ show, type }) => (type ? [show, type] : [show]));

/** All seven choices, also the type of what is not shown. */
export function validateAds(ads: Ads): FormErrors<Ads> {
  const missing = emptyFields(ads, choices, chooseOne);
  return missing ? { form: messages.allFields, fields: missing } : noErrors;
}
