import type { Block, Cell, Column, ReportDocument, TableBlock, Text } from '@vp-digital/core/pdf';

/** One statement in a report: its subject, and what is said about it. */
export interface Line {
  /** Identifies the place in both versions; equal for lines that say the same thing. */
  key: string;
  /** Undefined for a text without a separate subject. */
  about: string | undefined;
  value: string;
}

export interface ChapterLines {
  /** Without its number, which depends on the chapters before it; undefined for the first page. */
  name: string | undefined;
  lines: readonly Line[];
}

/**
 * A report by its chapters, line by line, in its order. Text that only identifies the version (title, snapshot dates)
 * is no line.
 */
export function linesOf({ blocks }: ReportDocument): ChapterLines[] {
  const starts = blocks.flatMap((block, place) => (block.kind === 'chapter' ? [place] : []));
  return [0, ...starts].map((start, index) => {
    const own = blocks.slice(start, starts[index] ?? blocks.length);
    const [head] = own;
    const name = head?.kind === 'chapter' ? head.name.replace(/^\d+ /, '') : undefined;
    return { name, lines: distinct(ofBlocks(own, name)) };
  });
}

/** Lines with the same name are distinguished by their order. */
function distinct(lines: readonly Line[]): Line[] {
  const times = new Map<string, number>();
  return lines.map((line) => {
    const time = (times.get(line.key) ?? 0) + 1;
    times.set(line.key, time);
    return time === 1 ? line : { ...line, key: `${line.key} ${time}` };
  });
}

function ofBlocks(blocks: readonly Block[], chapter: string | undefined): Line[] {
  let heading: string | undefined;
  return blocks.flatMap((block): Line[] => {
    if (block.kind === 'heading') heading = block.text;
    return ofBlock(block, { chapter, heading });
  });
}

interface Place {
  chapter: string | undefined;
  heading: string | undefined;
}

function ofBlock(block: Block, { chapter, heading }: Place): Line[] {
  const text = (value: Text): Line => ({
    key: `${heading ?? ''}: ${plain(value)}`, // another text is another line
    about: heading,
    value: plain(value),
  });
  switch (block.kind) {
    case 'chapter':
      return [{ key: 'sentence', about: chapter, value: plain(block.keySentence) }];
    case 'paragraph':
      return [text(block.text)];
    case 'list':
      return block.items.map(text);
    case 'table':
      return ofTable(block, heading);
    case 'figure':
      return ofTable(block.table, heading);
    case 'key-figures':
      return block.items.map(({ label, value, unit, note }) => ({
        key: `figure ${label}`,
        about: label,
        value: [
          unit === undefined ? value : `${value}\u00a0${unit}`,
          ...(note === undefined ? [] : [`(${note})`]),
        ].join(' '),
      }));
    case 'cover':
    case 'title':
    case 'heading':
    case 'signatures':
    case 'page-break':
      return [];
  }
}

/** A row's subject is its first cell; each of several values is a line. */
function ofTable({ columns, rows }: TableBlock, heading: string | undefined): Line[] {
  const texts = columns.flatMap((column, place) => (column.kind === 'text' ? [{ column, place }] : []));
  const [head, ...values] = texts;
  if (!head) return [];
  return rows.flatMap(({ cells }) => {
    const name = cellText(cells[head.place]);
    return values.map(({ column, place }) => ({
      key: `${heading ?? ''}: row ${name}, ${labelOf(column)}`,
      about: values.length === 1 ? name : `${name}, ${labelOf(column)}`,
      value: cellText(cells[place]),
    }));
  });
}

const labelOf = (column: Column): string => (column.kind === 'text' ? column.label : '');

function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return plain(cell);
  if (cell.kind === 'bar') return '';
  return [plain(cell.text), ...(cell.note === undefined ? [] : [cell.note])].join(' ');
}

const plain = (text: Text): string =>
  (typeof text === 'string' ? text : text.map((run) => run.text).join('')).replaceAll('\u00ad', '');
