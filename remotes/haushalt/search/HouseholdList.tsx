import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Favourites } from './useFavouriteHouseholds';
import { FavouriteButton } from './FavouriteButton';
import { HouseholdHit } from './HouseholdHit';
import classes from './HouseholdHits.module.css';

export interface HouseholdListProps {
  households: readonly HouseholdSummary[];
  query: string;
  /** How many there are altogether, where that is known. */
  total: number | undefined;
  favourites: Favourites;
  /** The end is near. */
  onEnd?: (() => void) | undefined;
}

const usualHeight = 118;
const gap = 12;
/** Rows beyond the window: arrows always find the next one, and scrolling shows no gaps. */
const beyond = 4;

/** Households one under the other; only those near the window are in the page, however many there are. */
export function HouseholdList({ households, query, total, favourites, onEnd }: HouseholdListProps) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTopOf(list);
  const rows = useWindowVirtualizer({
    count: households.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => households[index]?.householdId ?? index,
    gap,
    overscan: beyond,
    scrollMargin: top,
  });
  const shown = rows.getVirtualItems();
  const reached = (shown.at(-1)?.index ?? 0) + 1;
  useEffect(() => {
    if (reached >= households.length) onEnd?.();
  }, [reached, households.length, onEnd]);
  return (
    <ul ref={list} className={classes['rows']} style={{ height: rows.getTotalSize() }}>
      {shown.map(({ index, key, start }) => {
        const household = households[index];
        return (
          household && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={classes['row']}
              style={{ transform: `translateY(${start - top}px)` }}
              aria-setsize={total ?? -1}
              aria-posinset={index + 1}
            >
              <Hit household={household} query={query} favourites={favourites} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Not rendered again for a key whose hits are still to come: typing has precedence. */
const Hit = memo(function Hit({
  household,
  query,
  favourites,
}: Pick<HouseholdListProps, 'query' | 'favourites'> & { household: HouseholdSummary }) {
  const deed = favourites.toggle && <FavouriteButton household={household} favourites={favourites} />;
  return <HouseholdHit household={household} query={query} deed={deed} />;
});

/** Where the list begins, from the top of the document; what stands above it may change. */
function useTopOf(list: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure); // whatever comes or goes above makes the page longer or shorter
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}
