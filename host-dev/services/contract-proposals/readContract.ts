import type { ContractProposal } from '@vp-digital/core/contracts';
import { companyList, otherCompany } from '@vp-digital/core/reference';
import { parseDate, parseMoney } from '@vp-digital/core/reference/format';
import { frequencyWords, labels, lineWords } from './vocabulary';
import type { ReadLine } from './recognition';

/** A value with its confidence. */
interface Read<Value> {
  value: Value;
  confidence: number;
}

/**
 * What a contract's page says, from its lines: values beside the labels that insurers, building societies and banks
 * use. What is not found is left out; nothing is guessed.
 */
export function readContract(lines: readonly ReadLine[]): ContractProposal {
  const pages = lines.map(toLine).filter(({ text }) => text !== '');
  const found = {
    line: byWords(pages, lineWords),
    company: companyOf(pages),
    number: beside(pages, labels.number, numberOf),
    premium: beside(pages, labels.premium, moneyOf),
    frequency: byWords(pages, frequencyWords),
    start: beside(pages, labels.start, dayOf),
    end: beside(pages, labels.end, dayOf),
    benefit: beside(pages, labels.benefit, moneyOf),
  };
  return Object.fromEntries(Object.entries(found).filter(([, read]) => read !== undefined));
}

interface Line {
  text: string;
  words: ReadLine;
}

const toLine = (words: ReadLine): Line => ({ text: words.map(({ text }) => text).join(' '), words });

/** The first value in a line, or at the beginning of the next, that has one of the labels. */
function beside<Value>(
  lines: readonly Line[],
  label: RegExp,
  valueOf: (text: string) => Found<Value> | undefined,
): Read<Value> | undefined {
  for (const [index, line] of lines.entries()) {
    const labelled = label.exec(line.text);
    if (!labelled) continue;
    const after = labelled.index + labelled[0].length;
    const next = lines[index + 1];
    const own = valueOf(line.text.slice(after));
    if (own) return { value: own.value, confidence: confidenceOf(line, after + own.at, own.length) };
    const below = next && valueOf(next.text);
    if (next && below?.at === 0)
      return { value: below.value, confidence: confidenceOf(next, 0, below.length) };
  }
  return undefined;
}

interface Found<Value> {
  value: Value;
  at: number;
  length: number;
}

const moneyOf = (text: string): Found<number> | undefined => {
  const match = /(\d{1,3}(?:\.\d{3})+|\d+)(,\d{2})?\s*(?:€|EUR|Euro)/.exec(text);
  if (!match) return undefined;
  const amount = parseMoney(`${match[1] ?? ''}${match[2] ?? ''}`, 'de');
  return amount.ok ? { value: amount.value, at: match.index, length: match[0].length } : undefined;
};

const dayOf = (text: string): Found<string> | undefined => {
  const match = /\d{1,2}\.\d{1,2}\.\d{4}/.exec(text);
  if (!match) return undefined;
  const day = parseDate(match[0]);
  return day.ok ? { value: day.value, at: match.index, length: match[0].length } : undefined;
};

const numberOf = (text: string): Found<string> | undefined => {
  const match = /[A-Z\d][A-Z\d./ -]*\d[A-Z\d./-]*/.exec(text);
  return match && match[0].length >= 4 && match[0].length <= 30
    ? { value: match[0], at: match.index, length: match[0].length }
    : undefined;
};

function byWords<Code extends string>(
  lines: readonly Line[],
  words: readonly (readonly [Code, RegExp])[],
): Read<Code> | undefined {
  for (const line of lines)
    for (const [code, pattern] of words) {
      const match = pattern.exec(line.text);
      if (match) return { value: code, confidence: confidenceOf(line, match.index, match[0].length) };
    }
  return undefined;
}

/** A company of the list anywhere in the text; else a line that calls itself a company. */
function companyOf(lines: readonly Line[]): Read<string> | undefined {
  for (const line of lines)
    for (const company of companyList) {
      const at = company === otherCompany ? -1 : wordAt(line.text, company.name);
      if (at >= 0) return { value: company.name, confidence: confidenceOf(line, at, company.name.length) };
    }
  const named = lines.find(({ text }) => text.length <= 80 && labels.company.test(text));
  return named && { value: named.text, confidence: confidenceOf(named, 0, named.text.length) };
}

/** Where a name stands as whole words: "DELA" is not in "Adelaide". */
function wordAt(text: string, name: string): number {
  const at = text.indexOf(name);
  const around = `${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`;
  return at >= 0 && !/[\p{L}\p{N}]/u.test(around) ? at : -1;
}

/** The least sure of the words that a part of the line touches. */
function confidenceOf({ words }: Line, from: number, length: number): number {
  let position = 0;
  let least = 100;
  for (const { text, confidence } of words) {
    const end = position + text.length;
    if (end > from && position < from + length) least = Math.min(least, confidence);
    position = end + 1;
  }
  return Math.round(Math.max(0, least));
}
