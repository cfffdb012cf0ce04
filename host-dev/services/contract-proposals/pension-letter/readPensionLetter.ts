import type { PensionLetterProposal } from '@vp-digital/core/contracts';
import { confidenceOf, type Line, nameOf, type Read } from '../readLines';
import type { ReadLine } from '../recognition';
import { amountsIn, daysIn, type FoundNumber, pointsIn } from './letterNumbers';
import { letterText, type Phrase, phrasesIn } from './letterText';

/**
 * What a letter of the statutory pension insurance says (Renteninformation), from its lines: amounts behind the sentences that it
 * has had since 2002. What is not found is left out. What had to be mended, or does not agree with the rest, is only offered with
 * doubt.
 */
export function readPensionLetter(lines: readonly ReadLine[]): PensionLetterProposal {
  const { lines: apart, flow } = letterText(lines);
  const pensions = inOrder(pensionsOf(flow));
  const points = pointsOf(flow);
  // a name or a day alone may stand on any paper
  if (!points && Object.keys(pensions).length === 0) return {};
  const name = whoseOf(apart);
  const recordDate = recordDateOf(flow);
  return {
    ...(name && { name }),
    ...(recordDate && { recordDate }),
    ...pensions,
    ...(points && { pointsTenThousandths: points }),
  };
}

type Pension = Exclude<keyof PensionLetterProposal, 'name' | 'recordDate' | 'pointsTenThousandths'>;
type Pensions = Partial<Record<Pension, Read<number>>>;

/** What stands before each pension, by letters of different years; `none` begins another thing. */
const sentences = {
  disabilityPension: [
    'rente wegen voller erwerbsminderung',
    'voll erwerbsgemindert',
    'volle erwerbsminderungsrente',
  ],
  partialDisabilityPension: [
    'rente wegen teilweiser erwerbsminderung',
    'teilweise erwerbsgemindert',
    'teilweise erwerbsminderungsrente',
  ],
  earnedPension: [
    'erreichte rentenanwartschaft',
    'erworbene rentenanwartschaft',
    'rentenanwartschaft entspräche',
    'rentenanwartschaft entspricht',
  ],
  projectedPension: [
    'sollten bis',
    'sollten sie bis',
    'sollten für sie bis',
    'beiträge wie im durchschnitt',
    'errechnete rente in höhe von',
    'errechnete altersrente in höhe von',
    'errechnete regelaltersrente in höhe von',
  ],
  projectedWithOnePercent: raised(1),
  projectedWithTwoPercent: raised(2),
  none: [
    'anpassungssatz',
    'höhe ihrer künftigen',
    'zusätzlicher vorsorgebedarf',
    'rentenbeiträge',
    'rentenkonto',
    'hinzuverdien',
    'hinterbliebenen',
    'witwenrente',
    'witwerrente',
    'zugangsfaktor',
    'aktueller rentenwert',
    'aktuelle rentenwert',
  ],
} as const satisfies Record<Pension | 'none', readonly string[]>;

function raised(rate: number): string[] {
  return ['anpassungssatz', 'anpassungssatz von', 'anpassung von', 'anpassung um'].flatMap((word) =>
    [`${rate}`, `${rate},0`].flatMap((share) => [
      `${word} ${share} prozent`,
      `${word} ${share} %`,
      `${word} ${share}%`,
    ]),
  );
}

/** An amount stands in the sentence that announces it: as far behind its words as the longest sentence goes. */
const longestSentence = 320;

interface Announced {
  kind: Pension;
  amounts: readonly FoundNumber<number>[];
  /** Where the first amount's text begins. */
  from: number;
}

function pensionsOf(flow: Line): Pensions {
  const found: Pensions = {};
  const waiting: Pension[] = []; // announced, with no amount so far
  for (const { kind, amounts, from } of announcedIn(flow.text)) {
    const [first] = amounts;
    if (!first) {
      if (!waiting.includes(kind) && !found[kind]) waiting.push(kind);
      continue;
    }
    const isAgain = waiting.indexOf(kind);
    if (isAgain >= 0) waiting.splice(isAgain, 1);
    const column = columnOf(flow.text.slice(from), amounts);
    if (column.length === 1) {
      const read = readAt(flow, from, first);
      const known = found[kind];
      if (!known) found[kind] = read;
      else if (kind === 'projectedPension' && known.value !== read.value) found[kind] = doubted(known); // said twice
    } else if (column.length === waiting.length + 1) {
      // a column of amounts that the recognition has put behind all of its sentences
      for (const [index, one] of [...waiting, kind].entries()) {
        const amount = column[index];
        if (amount) found[one] ??= doubted(readAt(flow, from, amount));
      }
    }
    waiting.length = 0;
  }
  return found;
}

/** Each pension that is announced, with the amounts up to what is announced next. */
function announcedIn(text: string): Announced[] {
  const phrases = longestOnly(phrasesIn(text, sentences));
  return phrases.flatMap(({ kind, end }, index) => {
    if (kind === 'none') return [];
    const to = Math.min(phrases[index + 1]?.at ?? text.length, end + longestSentence);
    return [{ kind, amounts: amountsIn(text.slice(end, to)), from: end }];
  });
}

/** Of phrases that begin in one another the longest: a raise of 1 % is not any raise. */
const longestOnly = <Kind>(phrases: readonly Phrase<Kind>[]): Phrase<Kind>[] =>
  phrases.filter(({ at, end }) =>
    phrases.every((other) => other.at > at || other.end < end || (other.at === at && other.end === end)),
  );

/** The first amount, with those that follow it without a word between. */
function columnOf(text: string, amounts: readonly FoundNumber<number>[]): FoundNumber<number>[] {
  const gaps = amounts.map(({ at }, index) => {
    const before = amounts[index - 1];
    return before ? text.slice(before.at + before.length, at) : '';
  });
  const next = gaps.findIndex((gap) => !/^\s*(€|EUR|Euro|[EC])?\s*$/.test(gap));
  return amounts.slice(0, next < 0 ? undefined : next);
}

/** What had to be mended or guessed is below what counts as certain. */
const inDoubt = 60;

const doubted = <Value>({ value, confidence }: Read<Value>): Read<Value> => ({
  value,
  confidence: Math.min(confidence, inDoubt),
});

function readAt<Value>(
  flow: Line,
  from: number,
  { value, at, length, isMended }: FoundNumber<Value>,
): Read<Value> {
  const read = { value, confidence: confidenceOf(flow, from + at, length) };
  return isMended ? doubted(read) : read;
}

/** Each of these is at most the next of its row: where one is more, nobody knows which of the two was read wrong. */
const rows: readonly (readonly Pension[])[] = [
  ['partialDisabilityPension', 'disabilityPension'],
  ['earnedPension', 'projectedPension', 'projectedWithOnePercent', 'projectedWithTwoPercent'],
];

function inOrder(pensions: Pensions): Pensions {
  const wrong = new Set<Pension>();
  for (const row of rows) {
    const known = row.flatMap((kind) => {
      const read = pensions[kind];
      return read ? [{ kind, value: read.value }] : [];
    });
    for (const [index, { kind, value }] of known.entries()) {
      const next = known[index + 1];
      if (next && value > next.value) wrong.add(kind).add(next.kind);
    }
  }
  const entries = Object.entries(pensions) as [Pension, Read<number>][]; // its own keys
  return Object.fromEntries(entries.map(([kind, read]) => [kind, wrong.has(kind) ? doubted(read) : read]));
}

/** All of them so far. Beside another number, as of the East in letters up to 2024, it is in doubt which is all of them. */
function pointsOf(flow: Line): Read<number> | undefined {
  const [said] = phrasesIn(flow.text, { points: ['entgeltpunkte', 'entgeltpunkten'] });
  if (!said) return undefined;
  const found = pointsIn(flow.text.slice(said.end));
  const [first] = found;
  if (!first) return undefined;
  const read = readAt(flow, said.end, first);
  return found.some(({ value }) => value !== first.value) ? doubted(read) : read;
}

/** A day by a label or behind a place; the others are of birth, of the contributions and of the pension's beginning. */
function recordDateOf(flow: Line): Read<string> | undefined {
  const found = daysIn(flow.text);
  const day =
    found.find(({ at }) => isDated.test(flow.text.slice(0, at))) ??
    found.find(({ at }) => isBehindLabel.test(flow.text.slice(0, at)));
  return day && readAt(flow, 0, day);
}

const isDated = /(\p{Lu}\p{Ll}+,\s+(den\s+|am\s+)?|Renteninformation\s+vom\s+)$/u;
/** In the picture something of the address may stand between. */
const isBehindLabel = /(?<!\p{L})(Datum|Stand)(?!\p{L})[^.]{0,60}$/u;

/** The address first; else the last name to which the letter speaks. */
function whoseOf(lines: readonly Line[]): Read<string> | undefined {
  for (const [index, line] of lines.entries()) {
    const address = /^\s*(Herrn?|Frau)(?!\p{L})\s*/u.exec(line.text);
    if (!address) continue;
    for (const [one, from] of [
      [line, address[0].length],
      [lines[index + 1], 0],
    ] as const) {
      const name = one && nameOf(one.text.slice(from));
      if (name) return { value: name.value, confidence: confidenceOf(one, from + name.at, name.length) };
    }
  }
  for (const line of lines) {
    const spoken =
      /Sehr\s+geehrter?\s+(?:Herr|Frau)\s+(?:(?:Dr|Prof)\.\s+)*((?:(?:von|van|de|zu)\s+)*\p{Lu}[\p{L}'’-]+)/u.exec(
        line.text,
      );
    const [whole = '', name] = spoken ?? [];
    if (spoken && name !== undefined)
      return {
        value: name,
        confidence: confidenceOf(line, spoken.index + whole.length - name.length, name.length),
      };
  }
  return undefined;
}
