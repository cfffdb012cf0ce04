import type { ListedHousehold } from '@vp-digital/core/contracts';
import { Link } from '@vp-digital/core/libs/router';
import { routes } from '@vp-digital/core/reference';
import { SummaryIcon, useReadOnly } from '@vp-digital/core/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Favourites } from '../../shared/preferences/useFavouriteHouseholds';
import { FavouriteButton } from './FavouriteButton';
import { HouseholdHit } from '../../shared/hits/HouseholdHit';
import classes from '../../shared/hits/HouseholdHits.module.css';
import { StartButton } from './StartButton';
import { type HitWords, useHitWords } from '../../shared/hits/useHitWords';

export interface HouseholdListProps {
  households: readonly ListedHousehold[];
  query: string;
  /** The total number, if known. */
  total: number | undefined;
  favourites: Favourites;
  /** Called near the end of the list. */
  onEnd?: (() => void) | undefined;
}

const usualHeight = 102;
const gap = 12; // as in the styles
/** Rows rendered outside the window: no gaps for arrow keys and scrolling, but few while typing. */
const overscan = () => (window.scrollY > 0 ? 4 : 1);

/**
 * Households one under the other; only those near the window are in the page, however many there are. Not re-rendered
 * for a keystroke whose hits are still loading, and a row's elements are reused for the hit that replaces it: typing
 * has priority.
 */
export const HouseholdList = memo(function HouseholdList({
  households,
  query,
  total,
  favourites,
  onEnd,
}: HouseholdListProps) {
  const list = useRef<HTMLUListElement>(null);
  const words = useHitWords();
  const top = useTopOf(list);
  const rows = useWindowVirtualizer({
    count: households.length,
    estimateSize: () => usualHeight,
    gap,
    overscan: overscan(),
    scrollMargin: top,
  });
  const shown = rows.getVirtualItems();
  const reached = (shown.at(-1)?.index ?? 0) + 1;
  useEffect(() => {
    if (reached >= households.length) onEnd?.();
  }, [reached, households, onEnd]);
  return (
    <ul
      ref={list}
      className={classes['rows']}
      style={{ height: rows.getTotalSize(), paddingTop: (shown[0]?.start ?? top) - top }}
    >
      {shown.map(({ index, key }) => {
        const household = households[index];
        return (
          household && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={classes['row']}
              aria-setsize={total ?? -1}
              aria-posinset={index + 1}
            >
              <Hit household={household} query={query} favourites={favourites} words={words} />
            </li>
          )
        );
      })}
    </ul>
  );
});

interface HitProps extends Pick<HouseholdListProps, 'query' | 'favourites'> {
  household: ListedHousehold;
  words: HitWords;
}

/** Not re-rendered while the list is scrolled. */
const Hit = memo(function Hit({ household, query, favourites, words }: HitProps) {
  const { householdId, name, status } = household;
  const mayStart = useReadOnly() === undefined && status === 'active';
  const actions = (
    <>
      {mayStart && <StartButton household={household} words={words} />}
      <FavouriteButton household={household} favourites={favourites} words={words} />
      <Link
        className={classes['administer']}
        to={routes.householdAdministration.href({ householdId })}
        aria-label={`${words.administer}: ${name}`}
      >
        <SummaryIcon size={20} stroke={1.75} aria-hidden />
      </Link>
    </>
  );
  return <HouseholdHit household={household} query={query} words={words} actions={actions} wide={mayStart} />;
});

/** The top of the list within the document; content above it may change. */
function useTopOf(list: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure); // content appearing or disappearing above changes the page's height
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}
