import { useEffect, useId, useRef, type ReactNode } from 'react';
import { t } from '@console/shared/i18n';
import { Button, FormMessage, Icon, LoadingState, SelectField } from '@console/shared/ui';
import { titleOf, type Place } from './places';
import type { Preview, Typed } from './preview';
import * as Styled from './phone.styles';
import { Player } from './screens/player';
import { useModalDialog } from './use-modal-dialog';
import type { Phone } from './use-phone';
import { usePlay, type Play } from './use-play';
import { usePreview } from './use-preview';

type Props = { phone: Phone; start: Place; typed: Typed };

/** A phone with the screens of a player, from what is typed now. */
export function PhonePanel({ phone, start, typed }: Props) {
  const { preview, failure } = usePreview(typed);
  return (
    <Around phone={phone}>
      {failure && (
        <FormMessage tone="info">{t('Couldn’t load everything. {reason}', { reason: failure })}</FormMessage>
      )}
      {preview ? <Walk key={start} preview={preview} start={start} /> : <LoadingState rows={4} />}
    </Around>
  );
}

/** A column beside the form, or a dialog where there is no room for it. */
function Around({ phone, children }: { phone: Phone; children: ReactNode }) {
  const titleId = useId();
  const content = (
    <>
      <Styled.Head>
        <h2 id={titleId}>{t('Player preview')}</h2>
        <Button variant="quiet" data-safe onClick={phone.close}>
          <Icon name="close" />
          {t('Close')}
        </Button>
      </Styled.Head>
      <Styled.Note>{t('Preview only. Nothing is saved.')}</Styled.Note>
      {children}
    </>
  );
  if (phone.isWide) return <Styled.Beside aria-labelledby={titleId}>{content}</Styled.Beside>;
  return (
    <PhoneDialog titleId={titleId} onClose={phone.close}>
      {content}
    </PhoneDialog>
  );
}

function PhoneDialog(props: { titleId: string; onClose: () => void; children: ReactNode }) {
  const { titleId, onClose, children } = props;
  return (
    <Styled.Sheet aria-labelledby={titleId} {...useModalDialog(onClose)}>
      {children}
    </Styled.Sheet>
  );
}

function Walk({ preview, start }: { preview: Preview; start: Place }) {
  const play = usePlay(preview, start);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (screen.current) screen.current.scrollTop = 0;
  }, [play.place]);
  return (
    <>
      <Steps preview={preview} play={play} />
      <Styled.Phone ref={screen}>
        <Player preview={preview} play={play} />
      </Styled.Phone>
      {preview.ads === undefined && <Styled.Note>{t('Only Admins see where ads would come.')}</Styled.Note>}
    </>
  );
}

/** Leads through all screens, also to those that a player reaches only by playing. */
function Steps({ preview, play }: { preview: Preview; play: Play }) {
  const { place, places } = play;
  const index = places.indexOf(place);
  const step = (label: string, icon: 'chevronLeft' | 'chevronRight', to: Place | undefined) => (
    <Button aria-label={label} aria-disabled={!to || undefined} onClick={() => to && play.go(to)}>
      <Icon name={icon} />
    </Button>
  );
  return (
    <Styled.Steps>
      {step(t('Previous screen'), 'chevronLeft', places[index - 1])}
      <SelectField
        label={t('Screen')}
        value={place}
        options={places.map((each) => ({ value: each, label: titleOf(each, preview) }))}
        onChange={({ target }) => {
          const chosen = places.find((each) => each === target.value);
          if (chosen) play.go(chosen);
        }}
      />
      {step(t('Next screen'), 'chevronRight', places[index + 1])}
    </Styled.Steps>
  );
}
