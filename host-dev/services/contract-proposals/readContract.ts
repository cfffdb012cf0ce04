import type { ContractProposal } from '@vp-digital/core/contracts';
import { companyList, otherCompany } from '@vp-digital/core/reference';
import { parseDate } from '@vp-digital/core/reference/format';
import {
  valueNextTo,
  byWords,
  confidenceOf,
  type Found,
  type Line,
  moneyOf,
  nameOf,
  type Read,
  toLine,
  wordsOf,
} from './readLines';
import { frequencyWords, labels, lineWords } from './vocabulary';
import type { ReadLine } from './recognition';

/**
 * What a contract's page says, from its lines: values beside the labels that insurers, building societies and banks
 * use. What is not found is left out; nothing is guessed.
 */
export function readContract(lines: readonly ReadLine[]): ContractProposal {
  const pages = lines.map(toLine).filter(({ text }) => text !== '');
  const balance = valueNextTo(pages, labels.balance, moneyWithoutDays);
  const found = {
    line: byWords(pages, lineWords),
    company: companyOf(pages),
    number: valueNextTo(pages, labels.number, numberOf),
    premium: premiumOf(pages),
    // a monthly pension and a yearly rise say nothing of when premiums are paid
    frequency: byWords(
      pages.filter(({ text }) => !labels.pension.test(text) && !labels.yearlyRise.test(text)),
      frequencyWords,
    ),
    start: valueNextTo(pages, labels.start, dayOf),
    end: valueNextTo(pages, labels.end, dayOf),
    benefit: valueNextTo(pages, labels.benefit, moneyOf),
    holder: valueNextTo(pages, labels.holder, nameOf),
    balance,
    balanceAsOf: balance && valueNextTo(pages, labels.balance, dayOf),
    projectedPension: valueNextTo(pages, labels.pension, moneyOf),
    yearlyRise: valueNextTo(pages, labels.yearlyRise, percentOf),
    beneficiaries: valueNextTo(pages, labels.beneficiaries, wordsOf),
  };
  return Object.fromEntries(Object.entries(found).filter(([, read]) => read !== undefined));
}

/** What is paid: called so, else the first that is not without taxes. */
function premiumOf(pages: readonly Line[]): Read<number> | undefined {
  const whole = pages.filter(({ text }) => !labels.withoutTaxes.test(text));
  return (
    valueNextTo(pages, labels.paid, moneyOf) ??
    valueNextTo(whole, labels.premium, moneyOf) ??
    valueNextTo(pages, labels.premium, moneyOf)
  );
}

const dayOf = (text: string): Found<string> | undefined => {
  const match = /\d{1,2}\.\d{1,2}\.\d{4}/.exec(text);
  if (!match) return undefined;
  const day = parseDate(match[0]);
  return day.ok ? { value: day.value, at: match.index, length: match[0].length } : undefined;
};

/** The day on which it is worth so much stands before the amount: its digits are none of it. */
const moneyWithoutDays = (text: string): Found<number> | undefined =>
  moneyOf(text.replace(/\d{1,2}\.\d{1,2}\.\d{4}/g, (day) => '·'.repeat(day.length)));

/** A share of a year in basis points. */
const percentOf = (text: string): Found<number> | undefined => {
  const match = /(?<![\d.,])(\d{1,2})(?:,(\d{1,2}))?\s?%/.exec(text);
  if (!match) return undefined;
  const [whole, ones = '', rest = ''] = match;
  return { value: 100 * Number(ones) + Number(rest.padEnd(2, '0')), at: match.index, length: whole.length };
};

const numberOf = (text: string): Found<string> | undefined => {
  const match = /[A-Z\d][A-Z\d./ -]*\d[A-Z\d./-]*/.exec(text);
  return match && match[0].length >= 4 && match[0].length <= 30
    ? { value: match[0], at: match.index, length: match[0].length }
    : undefined;
};

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
