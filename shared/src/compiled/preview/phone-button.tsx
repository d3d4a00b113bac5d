import { t } from '@console/shared/i18n';
import { Button } from '@console/shared/ui';
import type { Place } from './places';
import type { Phone } from './use-phone';

/** Opens and closes the phone beside the form; `start` is the screen where what is typed shows. */
export function PhoneButton({ phone, start }: { phone: Phone; start: Place }) {
  return (
    <Button aria-expanded={phone.start === start} onClick={(event) => phone.toggle(start, event)}>
      {t('Preview as a player')}
    </Button>
  );
}
