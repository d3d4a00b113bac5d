import { emptyFields, hasErrors, type FormErrors } from '@console/shared/forms';
import { chooseOne } from '../form/choice';
import { hasButton, type TopNotification } from './top-notification';

export const messages = {
  allFields: 'Please fill all fields',
  webLink: 'Enter a web address that begins with http:// or https://',
};

/** Players' apps open the link: nothing but the web is let through. */
function isWebLink(text: string): boolean {
  const link = text.trim();
  return /^https?:\/\/\S+$/i.test(link) && URL.canParse(link);
}

/** Description, button text and link may stay empty, as they always could. */
export function validateTopNotification(values: TopNotification): FormErrors<TopNotification> {
  const missing = {
    ...emptyFields(values, ['status', 'type'], chooseOne),
    ...emptyFields(values, ['title']),
  };
  const badLink = hasButton(values) && values.buttonLink.trim() !== '' && !isWebLink(values.buttonLink);
  const fields = { ...missing, ...(badLink && { buttonLink: messages.webLink }) };
  return hasErrors({ fields: missing }) ? { form: messages.allFields, fields } : { fields };
}
