import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AreaSlot } from '../../../area/AreaSlot';
import { stillAt } from '../../../location/stillAt';
import type { TalkPage } from '../../../location/pagesOfTalk';

/** Milliseconds after which the customer no longer looks at the page before. */
const stayFor = 5_000;

export interface OtherPageProps {
  page: TalkPage;
  /** The page stands in its element, or has not come. */
  onReady(element: HTMLElement): void;
}

/**
 * Another page of the talk than the one in work: its area once more in the customer's slot, where nobody sees, hears or
 * reaches it. Rendered with the page as its key; it goes with the view.
 */
export function OtherPage({ page, onReady }: OtherPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [location] = useState(() => stillAt(page.href));
  const announce = useEffectEvent(() => place.current && onReady(place.current));
  useEffect(() => {
    const timer = setTimeout(() => announce(), stayFor);
    return () => clearTimeout(timer);
  }, []);
  return createPortal(
    <div ref={place} inert aria-hidden>
      <AreaSlot
        area={page.area}
        slot="customer"
        location={location}
        stay="staying"
        onReady={() => place.current && onReady(place.current)}
      />
    </div>,
    document.body,
  );
}
