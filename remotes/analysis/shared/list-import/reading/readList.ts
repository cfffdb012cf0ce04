import type { ListName } from '../../file-import/importKinds';
import { amountIn, languageOf } from '../../file-import/reading/cells';
import { headOf, type Mapping } from '../../file-import/reading/columns';
import { decodeFile, type Encoding } from '../../file-import/reading/decodeFile';
import { type FileRefusal, fileRefusals, Refusal } from '../../file-import/reading/refusal';
import { cellIn, readTable, type Table } from '../../file-import/reading/table';
import type { FileRequest } from '../../file-import/useFile';
import { frequencyOfHead } from './frequencies';
import { contractList } from './kinds/contractList';
import { expenseList } from './kinds/expenseList';
import { incomeList } from './kinds/incomeList';
import type { ListKind } from './kinds/listKind';
import { createRowReader } from './rowReader';
import type { ListRow } from './row';

export interface ListRequest extends FileRequest<string> {
  list: ListName;
}

/** What is known of a list: of columns that are not asked for it holds nothing. */
export interface List {
  kind: 'read';
  encoding: Encoding;
  table: Table;
  rows: readonly ListRow[];
  /** Lines of sums. */
  sums: number;
}

export type ListAnswer =
  | List
  /** A table of which nobody knows yet where the least stands. */
  | { kind: 'unmapped'; encoding: Encoding; table: Table }
  | { kind: 'refused'; reason: FileRefusal };

export const lists: Readonly<Record<ListName, ListKind>> = {
  contracts: contractList,
  expenses: expenseList,
  incomes: incomeList,
};

/** Reads a list. What cannot be read is an answer; nothing of the file is ever thrown. */
export async function readList(request: ListRequest): Promise<ListAnswer> {
  try {
    return await read(request);
  } catch (error) {
    const reason = error instanceof Refusal ? error.reason : undefined;
    return { kind: 'refused', reason: fileRefusals.find((known) => known === reason) ?? 'unknownFormat' };
  }
}

async function read({ bytes, list, ...options }: ListRequest): Promise<ListAnswer> {
  const { text, encoding } = decodeFile(new Uint8Array(bytes));
  if (/^\s*</.test(text)) throw new Refusal('unknownFormat'); // a page of the Internet, or XML
  const kind = lists[list];
  const { table, heads = [], body } = await readTable(text, kind, options);
  if (!kind.isWhole(table.mapping)) return { kind: 'unmapped', encoding, table };
  const sums = body.filter(isSum);
  const lines = body.filter((row, index) => !isSum(row) && !isOfHeads(heads, row, body[index + 1]));
  const rows = rowsOf(kind, table, lines);
  if (rows.length === 0) throw new Refusal('noRows');
  return { kind: 'read', encoding, table, rows, sums: sums.length };
}

/** A line of a sum: of all, of a group (`Summe Sachversicherungen`), of what is paid (`Gesamtbeitrag`). */
const isSum = (row: readonly string[]): boolean =>
  /^((zwischen|gesamt|teil)?summen?( [\p{L}. -]{1,40})?|gesamt(beitrag|beiträge|prämie|betrag|kosten|ergebnis)?|(sub|grand )?total|sum)[\s:]*$/iu.test(
    row.find((cell) => cell.trim() !== '')?.trim() ?? '',
  );

/** The heads once more, above a further group of lines, or the title of that group. */
function isOfHeads(heads: Row, row: Row, next: Row | undefined): boolean {
  const isHeads = (one: Row | undefined) => heads.length > 0 && one?.join('\n') === heads.join('\n');
  const isTitle = row.filter((cell) => cell.trim() !== '').length === 1;
  return isHeads(row) || (isTitle && isHeads(next));
}

type Row = readonly string[];

/** Where another currency than the euro may stand. */
const currencyColumn = (columns: Table['columns']): number =>
  columns.findIndex(({ head }) => /^(waehrung|waehrungscode|whg|currency|ccy)$/.test(headOf(head)));

function rowsOf(
  kind: ListKind,
  { mapping, columns }: Table,
  lines: readonly (readonly string[])[],
): ListRow[] {
  const money = Object.keys(mapping).filter((name) => kind.columns[name] === 'money');
  const some = lines.slice(0, 500).flatMap((row) => money.map((name) => cellIn(row, mapping, name)));
  const readRow = createRowReader(kind, {
    language: languageOf(some),
    paid: frequencyOfHead(headOfPaid(kind, mapping, columns)),
    minus: minusOf(kind, mapping, lines),
  });
  const currencyAt = currencyColumn(columns);
  const cellOf = (row: Row) => (name: string) => {
    const [cell, currency = ''] = [cellIn(row, mapping, name), (row[currencyAt] ?? '').trim()];
    const isForeign = money.includes(name) && cell !== '' && !/^(eur|euro|€|978|)$/i.test(currency);
    return isForeign ? `${cell} ${currency}` : cell; // and so no amount in euros
  };
  return lines.flatMap((row, index) => readRow(index + 1, cellOf(row)) ?? []);
}

const headOfPaid = ({ paid }: ListKind, mapping: Mapping, columns: Table['columns']): string =>
  paid.map((name) => columns[mapping[name] ?? -1]?.head ?? '').find((head) => frequencyOfHead(head)) ?? '';

/** The columns of what goes out in which most amounts have a minus: there it says no more than that. */
const minusOf = ({ outgoing }: ListKind, mapping: Mapping, lines: readonly (readonly string[])[]) =>
  outgoing.filter((name) => {
    const amounts = lines.map((row) => amountIn(cellIn(row, mapping, name), 'de') ?? 0);
    return amounts.filter((amount) => amount < 0).length > amounts.filter((amount) => amount > 0).length;
  });
