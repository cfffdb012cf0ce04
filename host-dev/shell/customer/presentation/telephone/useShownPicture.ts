import { type PictureMirror, keepPicture } from '@vp-digital/core/picture';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../../../session/ShellContext';
import { pageSource, type Switches } from '../switches';
import { type PacedPictures, pacePictures } from './pacePictures';
import { shownPicture } from './shownPicture';
import type { HouseholdTelephones } from './useTelephones';

/**
 * Shows the telephones the customer's picture of the page while there are any, as it changes; again to every one that comes.
 * Answers what is drawn, the path of its page, and whether nothing of it is for telephones.
 */
export function useShownPicture(
  { calls, take }: Pick<HouseholdTelephones, 'calls' | 'take'>,
  { hideAmounts, frozen }: Switches,
  telephones: string,
): { picture: Element; screen: string | undefined; isEmpty: boolean } {
  const { customer, page } = useShell();
  const [picture] = useState(() => document.createElement('div'));
  const [screen, setScreen] = useState<string>();
  const [isEmpty, setEmpty] = useState(false);
  const kept = useRef<PictureMirror>(undefined);
  const paced = useRef<PacedPictures>(undefined);
  const hides = useRef(hideAmounts);

  useEffect(() => {
    const sending = pacePictures(async (shown) => {
      const answer = await calls.show(shown);
      if (answer.kind === 'taken') take(answer);
      return answer.kind === 'wait' ? answer.seconds : answer.kind === 'telephones';
    });
    const keeping = keepPicture({
      source: pageSource(),
      picture,
      also: () => customer.current()?.also !== undefined,
      // the address is of the next page while the one before still stands
      onDrawn: ({ path }) => {
        const isSeen = sending.show(shownPicture({ picture, screen: path, area: page.area }), {
          hides: hides.current,
        });
        setEmpty(!isSeen);
        setScreen(path);
      },
    });
    kept.current = keeping;
    paced.current = sending;
    return () => {
      keeping.stop();
      sending.stop();
      kept.current = undefined;
      paced.current = undefined;
    };
  }, [calls, take, picture, customer, page]);

  useEffect(() => {
    hides.current = hideAmounts;
    kept.current?.set({ hideAmounts, frozen });
  }, [calls, hideAmounts, frozen]);

  useEffect(() => paced.current?.sendTo(telephones), [telephones]);
  return { picture, screen, isEmpty };
}
