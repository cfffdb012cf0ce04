import type { PayslipProposal } from '@vp-digital/core/contracts';
import { parseMoney } from '@vp-digital/core/reference/format';
import { valueNextTo, byWords, type Found, toLine } from './readLines';
import type { ReadLine } from './recognition';

/**
 * What a payslip says of its month, from its lines: amounts beside the labels that payroll programs print. What is not found is left
 * out; a net that would be more than the gross was read wrong, and is none.
 */
export function readPayslip(lines: readonly ReadLine[]): PayslipProposal {
  const pages = lines.map(toLine).filter(({ text }) => text !== '');
  const gross = valueNextTo(pages, labels.gross, amountOf);
  const net = valueNextTo(pages, labels.net, amountOf) ?? valueNextTo(pages, labels.paid, amountOf);
  const taxClass = byWords(pages, taxClassWords);
  const isNet = net && !(gross && net.value > gross.value);
  return { ...(gross && { gross }), ...(isNet && { net }), ...(taxClass && { taxClass }) };
}

/** Programs print amounts with cents, seldom with a currency; the first in a line is that of the month, the year's follows. */
const amountOf = (text: string): Found<number> | undefined => {
  const match = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+),\d{2}(?![\d,]|\s?%)/.exec(text);
  const amount = match && parseMoney(match[0], 'de');
  return amount?.ok && match ? { value: amount.value, at: match.index, length: match[0].length } : undefined;
};

/** Not what taxes and contributions are computed from: Steuerbrutto, SV-Brutto. */
const labels = {
  gross:
    /(?<!(?:steuer|st|sv|kv|rv|av|pv)[\s./-]*|\p{L})(?:gesamt-?\s?brutto|summe\s+brutto|brutto-?\s?(?:lohn|gehalt|entgelt|bezüge|verdienst|gesamt)?)(?!\p{L})/iu,
  net: /(?:gesetzl\S*\s+netto|gesamt-?\s?netto|netto-?\s?(?:lohn|gehalt|entgelt|bezüge|verdienst))(?!\p{L})|(?<!\p{L})netto(?!\p{L})/iu,
  paid: /(?:auszahlungs-?betrag|auszahlung|überweisung)(?!\p{L})/iu,
} as const;

const classOf = (roman: string, digit: number) =>
  new RegExp(
    String.raw`(?:steuer-?klasse|st\.?-?\s?kl\.?|stkl\.?)\s*:?\s*(?:${roman}|${digit})(?![\p{L}\d])`,
    'iu',
  );

const taxClassWords = [
  ['I', classOf('I', 1)],
  ['II', classOf('II', 2)],
  ['III', classOf('III', 3)],
  ['IV', classOf('IV', 4)],
  ['V', classOf('V', 5)],
  ['VI', classOf('VI', 6)],
] as const;
