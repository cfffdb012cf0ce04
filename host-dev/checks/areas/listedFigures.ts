import type { Place, Views } from './places';
import type { View } from './views';

type Row = readonly string[];

/** A list that a page and the report have both: each of the report's rows is found on the page by its name. */
interface List {
  name: string;
  page: string;
  table: RegExp;
  /** Where the amount stands on the page; the last cell by default. */
  column?: number;
  heading: RegExp;
}

const lists: readonly List[] = [
  { name: 'income', page: 'income', table: /^Haushalt gesamt$/, heading: /^Einkommen$/ },
  { name: 'category', page: 'expenses', table: /^Wohin Ihr Geld fließt$/, heading: /^3 Ihre Ausgaben$/ },
  { name: 'insurance', page: 'contracts', table: /^Versicherungen$/, column: 3, heading: /^Versicherungen$/ },
  { name: 'saving', page: 'saving', table: /^Sparen/, column: 3, heading: /^Sparen/ },
  { name: 'loan', page: 'loans', table: /^Kredite$/, column: 3, heading: /^Kredite$/ },
  { name: 'asset', page: 'balance', table: /^Vermögen$/, heading: /^5 Ihr Vermögen$/ },
  { name: 'debt', page: 'balance', table: /^Schulden$/, heading: /^5 Ihr Vermögen$/ },
];

/** The rows of both by their names; a name that is there twice is paired in its order. */
export function listedFigures(views: Views): [string, Place[]][] {
  return lists.flatMap(({ name, page, table, column = -1, heading }) => {
    const shown = rowsOf(views[page], table);
    return rowsOf(views['report'], heading).flatMap(([label = '', ...cells]): [string, Place[]][] => {
      const index = shown.findIndex(([first = '']) => first.startsWith(label));
      if (index === -1) return [];
      const [row] = shown.splice(index, 1);
      return [
        [
          `${name} ${label}`,
          [
            { name: `${page}, ${label}`, read: () => row?.at(column) },
            { name: `report, ${label}`, read: () => cells.at(-1) },
          ],
        ],
      ];
    });
  });
}

const rowsOf = (view: View | undefined, name: RegExp): Row[] =>
  (view?.tables ?? []).filter((table) => name.test(table.name)).flatMap(({ rows }) => rows);
