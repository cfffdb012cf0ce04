import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Option } from './option';
import { labelIs, labelStarts, matching } from './searchMatch';

/** After so many milliseconds without a key the next one begins a new search. */
const pause = 1000;

interface TypedSearchOptions {
  options: readonly Option[];
  isOpen: boolean;
  /** The place that the cursor of the open list has, or the chosen one of a closed list; -1 without one. */
  placeNow(): number;
  /** Moves the cursor of the open list; gives the id of the option that it is on. */
  moveTo(place: number): string | undefined;
  choose(key: string): void;
}

interface Search {
  typed: string;
  /** Where it began. */
  from: number;
  found: number | undefined;
  isOpen: boolean;
  /** Of the option that the cursor of an open list is on. */
  id: string | undefined;
}

/**
 * What is typed on a choice is one word until a pause, whether its list is open or closed. In an open list it moves the cursor and
 * nothing else; on a closed one what the whole word has found is chosen once it has ended, by a pause, by Enter or by leaving the
 * field: of "IV" nothing is saved but IV.
 */
export function useTypedSearch({ options, isOpen, placeNow, moveTo, choose }: TypedSearchOptions) {
  const [search, setSearch] = useState<Search>();
  const running = useRef<Search>(undefined); // a field that goes while a word is typed still has to choose

  const continueWith = (next: Search | undefined) => {
    running.current = next;
    setSearch(next);
  };
  const end = () => {
    const ended = running.current;
    continueWith(undefined);
    const hit = ended?.found === undefined || ended.isOpen ? undefined : options[ended.found];
    if (hit && ended?.found !== ended?.from) choose(hit.value);
  };
  const endNow = useRef(end);
  useEffect(() => {
    endNow.current = end;
  });
  useEffect(() => {
    if (!search) return undefined;
    const timer = setTimeout(() => endNow.current(), pause);
    return () => clearTimeout(timer);
  }, [search]);
  useEffect(() => () => endNow.current(), []);

  const type = (letter: string) => {
    const from = search?.from ?? placeNow();
    const typed = `${search?.typed ?? ''}${letter}`;
    const found = foundByTyping(options, from, typed);
    continueWith({ typed, from, found, isOpen, id: isOpen ? moveTo(found ?? from) : undefined });
  };

  return {
    /** What is found so far and not chosen yet. */
    found: search?.found === undefined || isOpen ? undefined : options[search.found],
    /** Of the option that typing has moved to in the open list. */
    activeId: isOpen ? search?.id : undefined,
    end,
    /** True where the key was for the search and for nothing else. */
    takes(event: KeyboardEvent): boolean {
      if (event.nativeEvent.isComposing) return false;
      if (isLetter(event) && (event.key !== ' ' || search)) {
        type(event.key);
        return true;
      }
      if (event.key === 'Escape') continueWith(undefined); // what was found is not wanted
      const endsWord = ['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key);
      if (!search || !endsWord) return false;
      end();
      return event.key === 'Enter' && !isOpen; // it has chosen; otherwise the list goes on from where the cursor is
    },
  };
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Where typing leads in a choice, or undefined without a hit: to the option that is called so, else to one that begins so, else to
 * the nearest that has it in it, each seen from the place where the search began and around. A letter pressed again goes on to the
 * next one that begins with it.
 */
function foundByTyping(options: readonly Option[], from: number, typed: string): number | undefined {
  const letters = [...typed.toLowerCase()];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const hits = nearest(options, isOneLetter ? from + 1 : Math.max(from, 0), typed);
  if (hits.length > 0 || !isOneLetter) return hits[0];
  const again = nearest(options, from + 1, typed.slice(0, 1));
  return again[(letters.length - 1) % again.length];
}

/** The places of the best hits, in order from a place on and around. */
function nearest(options: readonly Option[], start: number, typed: string): number[] {
  const inOrder = [...options.slice(start), ...options.slice(0, start)].filter(({ disabled }) => !disabled);
  const called = inOrder.filter(({ label }) => labelIs(label, typed));
  const beginning = inOrder.filter(({ label }) => labelStarts(label, typed));
  const best = [called, beginning, matching(inOrder, typed)].find((hits) => hits.length > 0) ?? [];
  return best.map((hit) => options.indexOf(hit));
}
