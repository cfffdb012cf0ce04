import type { Language } from '../format';
import { comparable, type MatchKind, matchKind } from './matchKind';

/** An entry of the main menu, or another one that a shell lists with it; then `code` is any key of its own. */
export interface SearchableEntry {
  readonly code: string;
  readonly name: Readonly<Record<Language, string>>;
  /** German search terms. */
  readonly aliasList: readonly string[];
}

export interface MenuSearch<Entry extends SearchableEntry> {
  /** What the user may open; nothing else is found. */
  readonly entries: readonly Entry[];
  readonly text: string;
  /** Codes in the user's order. */
  readonly favourites: readonly string[];
  /** Codes of what was opened, the last first. */
  readonly recent: readonly string[];
  readonly language: Language;
}

export interface MenuHit<Entry extends SearchableEntry> {
  readonly entry: Entry;
  /** The search term that was found, where the name was not. */
  readonly alias?: string;
}

const MOST_RECENT = 5;

/**
 * The entries that a text finds, best first: the beginning of a word before the inside of one, and that before a
 * word with one typo; among equals the name before an alias. Without a text the favourites, then the last five, then
 * all others.
 */
export function searchMenu<Entry extends SearchableEntry>(search: MenuSearch<Entry>): MenuHit<Entry>[] {
  if (comparable(search.text) === '') return rememberedFirst(search).map((entry) => ({ entry }));
  return search.entries
    .flatMap((entry) => bestHit(entry, search) ?? [])
    .sort((first, second) => first.rank - second.rank)
    .map(({ hit }) => hit);
}

function rememberedFirst<Entry extends SearchableEntry>({ entries, favourites, recent }: MenuSearch<Entry>) {
  const known = (codes: readonly string[]) =>
    [...new Set(codes)].flatMap((code) => entries.find((entry) => entry.code === code) ?? []);
  const lastFive = known(recent.filter((code) => !favourites.includes(code))).slice(0, MOST_RECENT);
  return [...new Set([...known(favourites), ...lastFive, ...entries])];
}

const order: readonly MatchKind[] = ['beginning', 'inside', 'typo'];

function bestHit<Entry extends SearchableEntry>(entry: Entry, { text, language }: MenuSearch<Entry>) {
  const aliases = language === 'de' ? entry.aliasList : [];
  const hits = [entry.name[language], ...aliases].flatMap((term, index) => {
    const kind = matchKind(term, text);
    const isAlias = index > 0;
    if (kind === undefined) return [];
    return [
      { rank: 2 * order.indexOf(kind) + Number(isAlias), hit: isAlias ? { entry, alias: term } : { entry } },
    ];
  });
  return hits.reduce<(typeof hits)[number] | undefined>(
    (best, next) => (best && best.rank <= next.rank ? best : next),
    undefined,
  );
}
