import type { View } from './views';

/** A place where a figure stands: what it is called in a message, and how its text is found. */
export interface Place {
  name: string;
  read(views: Views): string | undefined;
}

/** The pages by name, the report among them. */
export type Views = Readonly<Record<string, View | undefined>>;

/** The ways to find a figure on a page. */
export const on = (page: string) => ({
  figure: (label: string): Place => ({
    name: `${page}, key figure ${label}`,
    read: (views) => views[page]?.figures.find(([name]) => name === label)?.[1],
  }),
  caption: (label: string, pattern: RegExp): Place => ({
    name: `${page}, below ${label}`,
    read: (views) => pattern.exec(views[page]?.figures.find(([name]) => name === label)?.[2] ?? '')?.[1],
  }),
  /** The last cell of a row, or the one of a column. */
  row: (table: RegExp, row: string | RegExp, column = -1): Place => ({
    name: `${page}, table ${table.source}, ${String(row)} (${column})`,
    read: (views) =>
      views[page]?.tables
        .filter(({ name }) => table.test(name))
        .flatMap(({ rows }) => rows)
        .find(([name = '']) => isNamed(name, row))
        ?.at(column),
  }),
  item: (label: string | RegExp): Place => ({
    name: `${page}, line ${String(label)}`,
    read: (views) => views[page]?.items.find(([name]) => isNamed(name, label))?.[1],
  }),
  station: (pattern: RegExp): Place => ({
    name: `${page}, rail`,
    read: (views) => firstMatch(views[page]?.stations, pattern),
  }),
  said: (pattern: RegExp): Place => ({
    name: `${page}, ${pattern.source}`,
    read: (views) => firstMatch(views[page]?.sentences, pattern),
  }),
});

const isNamed = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

const firstMatch = (texts: readonly string[] | undefined, pattern: RegExp) =>
  texts?.map((text) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
