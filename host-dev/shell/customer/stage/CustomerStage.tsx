import german from '@vp-digital/locales/de/shell/customerView.json';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../session/useTexts';
import type { CustomerPlace } from '../useCustomerView';
import { DeviceStage } from './DeviceStage';
import { useLook } from './useLook';
import { useSwitches } from './useSwitches';
import { WindowStage } from './WindowStage';

const TelephoneStage = lazy(() => import(/* webpackChunkName: "telephone" */ './telephone/TelephoneStage'));

const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/shell/customerView.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'shell/customerView': typeof german;
  }
}

export interface CustomerStageProps {
  place: CustomerPlace;
  /** The page is not of the household that is shown. */
  isElsewhere: boolean;
  /** In its place until it can be read. */
  cover: ReactNode;
  onEnd(): void;
}

/** A customer view as long as it is shown: its switches, and the place where the customer sees it. */
export default function CustomerStage({ place, isElsewhere, cover, onEnd }: CustomerStageProps) {
  const [switches, setSwitches] = useSwitches();
  useLook(place.kind === 'window' ? place.window : window, !isElsewhere && place.kind !== 'telephone');
  const isReadable = useTexts(texts);
  const shared = { switches, onSwitch: setSwitches, onEnd };
  if (!isReadable) return cover;
  if (place.kind === 'telephone')
    return (
      <Suspense>
        <TelephoneStage {...shared} />
      </Suspense>
    );
  return place.kind === 'device' ? (
    <DeviceStage isElsewhere={isElsewhere} {...shared} />
  ) : (
    <WindowStage key={windowKey(place.window)} target={place.window} {...shared} />
  );
}

const keys = new WeakMap<Window, string>();

/** A window opened anew begins anew. */
function windowKey(target: Window): string {
  const known = keys.get(target) ?? crypto.randomUUID();
  keys.set(target, known);
  return known;
}
