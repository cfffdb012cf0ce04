/** One marked-content sequence of a page, or what stands outside of all. */
export interface MarkedContent {
  /** `Artifact`, a structure type, or `''` for content that is not marked at all. */
  readonly tag: string;
  readonly mcid: number | undefined;
  readonly text: string;
}

/** Character codes (four hex digits) to Unicode, by the font's resource name. */
export type CharacterMaps = ReadonlyMap<string, ReadonlyMap<string, string>>;

const tokens = /<<|>>|<[0-9a-fA-F\s]*>|\((?:\\[^]|[^\\()])*\)|[[\]]|\/[^\s<>[\]()/]+|[^\s<>[\]()/]+/g;
const paintOperators = new Set(['f', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'Do', 'sh']);

/** Reads what a page draws and how it is marked; nothing of the writer's is used. */
export function readContentStream(stream: string, maps: CharacterMaps): readonly MarkedContent[] {
  const sequences: { tag: string; mcid: number | undefined; text: string }[] = [];
  const open: { sequence: (typeof sequences)[number] | undefined; actualText: string | undefined }[] = [];
  let operands: string[] = [];
  let font: ReadonlyMap<string, string> | undefined;

  const current = () => {
    const sequence = open.findLast((mark) => mark.sequence !== undefined)?.sequence;
    if (sequence !== undefined) return sequence;
    const stray = { tag: '', mcid: undefined, text: '' };
    sequences.push(stray);
    return stray;
  };
  const begin = (tag: string, properties: string) => {
    const mcid = /\/MCID (\d+)/.exec(properties)?.[1];
    const isSequence = mcid !== undefined || tag === 'Artifact';
    const sequence = isSequence
      ? { tag, mcid: mcid === undefined ? undefined : Number(mcid), text: '' }
      : undefined;
    if (sequence !== undefined) sequences.push(sequence);
    const actualText = /\/ActualText (\([^]*\)) >>/.exec(properties)?.[1];
    open.push({ sequence, actualText });
    if (actualText !== undefined) current().text += decodeText(actualText);
  };

  for (const token of stream.match(tokens) ?? []) {
    if (/^[<([/\])>]|^[-+.\d]/.test(token)) {
      operands.push(token);
      continue;
    }
    if (token === 'BMC' || token === 'BDC') begin((operands[0] ?? '').slice(1), operands.slice(1).join(' '));
    else if (token === 'EMC') open.pop();
    else if (token === 'Tf') font = maps.get((operands[0] ?? '').slice(1));
    else if (token === 'Tj' || token === 'TJ') {
      const sequence = current();
      if (!open.some((mark) => mark.actualText !== undefined)) sequence.text += shownText(operands, font);
    } else if (paintOperators.has(token)) current();
    operands = [];
  }
  if (open.length > 0) throw new Error('a marked-content sequence is not closed');
  return sequences;
}

/** Reads a ToUnicode map (`bfchar` and `bfrange`, ISO 32000-1, 9.10.3). */
export function readCharacterMap(cmap: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [, first = '0', list = ''] of cmap.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\w\s]*)>/g)].entries()) {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      map.set(code, decodeUtf16(hex.replace(/\s/g, '')));
    }
  }
  return map;
}

function shownText(operands: readonly string[], font: ReadonlyMap<string, string> | undefined): string {
  return operands
    .filter((operand) => operand.startsWith('<'))
    .flatMap((operand) => operand.slice(1, -1).toLowerCase().match(/.{4}/g) ?? [])
    .map((code) => font?.get(code) ?? '\ufffd')
    .join('');
}

function decodeText(literal: string): string {
  const bytes = literal.slice(1, -1).replace(/\\([^])/g, '$1');
  return bytes.startsWith('\u00fe\u00ff') ? decodeUtf16(hexOf(bytes.slice(2))) : bytes;
}

function hexOf(bytes: string): string {
  return [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

function decodeUtf16(hex: string): string {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}
