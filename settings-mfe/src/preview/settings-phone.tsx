import {
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import type { Season } from '@console/shared/model';
import {
  BesidePhone,
  PhoneButton,
  usePhone,
  type Phone,
  type Place,
  type Typed,
} from '@console/shared/preview';

/** A block of settings as the phone gets it. */
export type TypedSetting = Pick<Typed, 'notification' | 'leaderboard' | 'ads'>;

type Settings = { phone: Phone; setTyped: Dispatch<SetStateAction<TypedSetting>> };

const SettingsContext = createContext<Settings | null>(null);

/** The blocks, and beside them one phone that follows what is typed in all of them. */
export function SettingsPhone({ season, children }: { season: Season; children: ReactNode }) {
  const phone = usePhone();
  const [typed, setTyped] = useState<TypedSetting>({});
  return (
    <SettingsContext value={{ phone, setTyped }}>
      <BesidePhone phone={phone} typed={{ season, ...typed }} formWidth="1fr">
        {children}
      </BesidePhone>
    </SettingsContext>
  );
}

/** Opens the phone at a screen, and shows in it what is typed in a block. */
export function SettingPhoneButton({ start, typed }: { start: Place; typed: TypedSetting }) {
  const settings = useContext(SettingsContext);
  const setTyped = settings?.setTyped;
  const isOpen = settings?.phone.start !== undefined;
  // Before the browser paints: the phone is never a frame behind.
  useLayoutEffect(() => {
    if (isOpen) setTyped?.((others) => ({ ...others, ...typed }));
  }, [isOpen, setTyped, typed]);
  return settings && <PhoneButton phone={settings.phone} start={start} />;
}
