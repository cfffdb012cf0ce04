import { type ReactNode, useCallback } from 'react';
import { useTexts } from '../../session/useTexts';
import type { CustomerPlace, CustomerView } from '../useCustomerView';
import { InPlaceOfPage } from '../InPlaceOfPage';
import { later } from '@vp-digital/core/micro-app';
import { partFailed } from '../../parts/partFailed';
import type { DevicePresentationProps } from './DevicePresentation';
import { useLook } from './useLook';
import { useSwitches } from './useSwitches';
import { WindowPresentation } from './WindowPresentation';

/** In a file of its own: with it the pages of the talk are turned. */
const DevicePresentation = later<DevicePresentationProps & Pick<CustomerPresentationProps, 'cover'>>(
  () => import('./DevicePresentation'),
  {
    placeholder: ({ cover }) => cover,
    failed: (retry) => <InPlaceOfPage>{partFailed(retry)}</InPlaceOfPage>,
  },
);

const HandOverDialog = later(() => import('../HandOverDialog'), { failed: partFailed });

const TelephonePresentation = later(() => import('./telephone/TelephonePresentation'), {
  failed: partFailed,
});

export interface CustomerPresentationProps {
  view: CustomerView;
  place: CustomerPlace;
  /** In its place until it can be read. */
  cover: ReactNode;
}

/** A customer view as long as it is shown, or a PIN is chosen for it: its switches, and the places where the customer sees it. */
export default function CustomerPresentation({ view, place, cover }: CustomerPresentationProps) {
  const { householdId, isElsewhere, end: onEnd, endIn } = view;
  const [switches, setSwitches] = useSwitches();
  const apart = place.kind === 'apart' ? place : undefined;
  useLook({
    screen: apart ? apart.window : isElsewhere ? undefined : window,
    telephones: apart?.telephones ?? false,
  });
  const endWindow = useCallback(() => endIn('window'), [endIn]);
  const endTelephones = useCallback(() => endIn('telephones'), [endIn]);
  const isReadable = useTexts('customerView');
  const shared = { switches, onSwitch: setSwitches, onEnd };
  if (!isReadable) return cover;
  if (!apart) return <DevicePresentation isElsewhere={isElsewhere} cover={cover} {...shared} />;
  const { window: target, telephones } = apart;
  return (
    <>
      {target && (
        <WindowPresentation
          key={windowKey(target)}
          target={target}
          householdId={householdId}
          onClosed={endWindow}
          {...shared}
        />
      )}
      {telephones && householdId !== undefined && (
        <TelephonePresentation
          householdId={householdId}
          isSidePanel={target !== undefined}
          onLeft={endTelephones}
          {...shared}
        />
      )}
      {apart.pin && <HandOverDialog view={view} />}
    </>
  );
}

const keys = new WeakMap<Window, string>();

/** A window opened anew begins anew. */
function windowKey(target: Window): string {
  const known = keys.get(target) ?? crypto.randomUUID();
  keys.set(target, known);
  return known;
}
