import { findPage } from '@vp-digital/core/shell';
import { useEffect, useRef } from 'react';
import { useShell } from '../../../session/ShellContext';
import { type KeptPicture, keepPicture } from '../../picture/keepPicture';
import { pageSource, type Switches } from '../switches';
import { type PacedPictures, pacePictures } from './pacePictures';
import { shownPicture } from './shownPicture';
import type { TelephoneCalls } from './telephoneCalls';

/** Shows the telephones the customer's picture of the page, as it changes; again to every one that comes. */
export function useShownPicture(
  calls: TelephoneCalls,
  { hideAmounts, frozen }: Switches,
  telephones: string,
): void {
  const { customer, location, registry } = useShell();
  const kept = useRef<KeptPicture>(undefined);
  const paced = useRef<PacedPictures>(undefined);

  useEffect(() => {
    customer.set({ width: 340 });
    return () => customer.set(undefined);
  }, [customer]);

  useEffect(() => {
    const picture = document.createElement('div');
    const sending = pacePictures(async (shown) => {
      const answer = await calls.show(shown);
      return answer.kind === 'wait' ? answer.seconds : answer.kind === 'telephones';
    });
    const show = () =>
      sending.show(shownPicture({ picture, screen: findPage(registry, location.current())?.page.path }));
    // a frozen picture is not drawn anew: its amounts are hidden where it stands
    const observer = new MutationObserver(show);
    observer.observe(picture, { childList: true });
    const keeping = keepPicture({ source: pageSource(), picture, onDrawn: show });
    kept.current = keeping;
    paced.current = sending;
    return () => {
      keeping.stop();
      observer.disconnect();
      sending.stop();
      kept.current = undefined;
      paced.current = undefined;
    };
  }, [calls, location, registry]);

  useEffect(() => kept.current?.set({ hideAmounts, frozen }), [calls, hideAmounts, frozen]);

  useEffect(() => {
    if (telephones !== '') paced.current?.repeat();
  }, [telephones]);
}
