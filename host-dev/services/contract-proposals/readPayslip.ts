import type { PayslipProposal } from '@vp-digital/core/contracts';
import { amountOf, byWords, type Found, type Line, nameOf, toLine, valueNextTo, wordsOf } from './readLines';
import type { ReadLine } from './recognition';

/**
 * What a payslip says of its month, from its lines: amounts beside the labels that payroll programs print. What is not found is left
 * out; a net that would be more than the gross was read wrong, and is none.
 */
export function readPayslip(lines: readonly ReadLine[]): PayslipProposal {
  const pages = lines.map(toLine).filter(({ text }) => text !== '');
  // programs print amounts with cents, seldom with a currency; the first in a line is that of the month, the year's follows
  const gross = valueNextTo(pages, labels.gross, amountOf);
  const others = pages.filter(({ text }) => !savingsWords.test(text)); // what is paid out is not what is saved
  const net = valueNextTo(pages, labels.net, amountOf) ?? valueNextTo(others, labels.paid, amountOf);
  const taxClass = byWords(pages, taxClassWords);
  const isNet = net && !(gross && net.value > gross.value);
  const name = valueNextTo(pages, labels.name, nameOf);
  const childAllowanceHalves = valueNextTo(pages, labels.childAllowances, halvesOf);
  const healthFund = valueNextTo(pages, labels.healthFund, fundOf);
  const saved = savingsOf(pages);
  return {
    ...(gross && { gross }),
    ...(isNet && { net }),
    ...(taxClass && { taxClass }),
    ...(name && { name }),
    ...(childAllowanceHalves && { childAllowanceHalves }),
    ...(healthFund && { healthFund }),
    ...saved,
  };
}

const savingsWords =
  /(?<!\p{L})(vl|vwl|verm(ögens)?\.?-?\s?w(irks)?(ame?)?\.?\s?-?\s?leist(ung(en)?)?\.?)(?![\p{L}.])/iu;
const employerWords = /(?<!\p{L})(ag|arbeitgeber)(?=\P{L}|anteil|zuschuss|zulage|leistung|$)/iu;

/**
 * Vermögenswirksame Leistungen: a line of the employer's share, and one of what goes to the contract. A share above that was read
 * wrong, and then neither is believed.
 */
function savingsOf(pages: readonly Line[]): Pick<PayslipProposal, 'savings' | 'employerSavings'> {
  const lines = pages.filter(({ text }) => savingsWords.test(text));
  const [employers, own] = [true, false].map((isEmployers) =>
    lines.filter(({ text }) => employerWords.test(text) === isEmployers),
  );
  const employerSavings = valueNextTo(employers ?? [], savingsWords, amountOf);
  const savings = valueNextTo(own ?? [], savingsWords, amountOf);
  if (savings && employerSavings && employerSavings.value > savings.value) return {};
  return { ...(savings && { savings }), ...(employerSavings && { employerSavings }) };
}

/** Child allowances in halves: 0,5 is 1; of another part nobody has some. */
const halvesOf = (text: string): Found<number> | undefined => {
  const match = /^\s*:?\s*(\d{1,2})(?:[.,](\d))?(?![\d.,])/.exec(text);
  if (!match) return undefined;
  const [whole, ones = '', rest = '0'] = match;
  const halves = 2 * Number(ones) + (rest === '5' ? 1 : 0);
  return /^[05]$/.test(rest) && halves <= 20 ? { value: halves, at: 0, length: whole.length } : undefined;
};

/** A name without the rates that stand behind it. */
const fundOf = (text: string): Found<string> | undefined => {
  const words = wordsOf(text);
  const value = words && (/^[\p{L}&./ -]+/u.exec(words.value)?.[0] ?? '').trim().slice(0, 80);
  return words && value !== undefined && value.length >= 3
    ? { value, at: words.at, length: value.length }
    : undefined;
};

/** Not what taxes and contributions are computed from: Steuerbrutto, SV-Brutto. */
const labels = {
  gross:
    /(?<!(?:steuer|st|sv|kv|rv|av|pv)[\s./-]*|\p{L})(?:gesamt-?\s?brutto|summe\s+brutto|brutto-?\s?(?:lohn|gehalt|entgelt|bezüge|verdienst|gesamt)?)(?!\p{L}|\s*:?\s*(?:jahr|kumul|aufgelaufen))/iu,
  net: /(?:gesetzl\S*\s+netto|gesamt-?\s?netto|netto-?\s?(?:lohn|gehalt|entgelt|bezüge|verdienst))(?!\p{L})|(?<!\p{L})netto(?!\p{L})/iu,
  name: /(?<!\p{L})(mitarbeiter|arbeitnehmer|beschäftigter?|personal-?name|vorname,?\s*(und\s)?name|name)(?:\/?[-:*]?in)?(?!\p{L})\s*:?|^(?=(herrn?|frau)\s)/iu,
  childAllowances: /(?<!\p{L})(kinder-?\s?freibetr(äge|ag)|ki\.?-?\s?f(r)?b(tr)?\.?|kfb)(?!\p{L})/iu,
  healthFund: /(?<!\p{L})(gesetzl(iche)?\.?\s+)?krankenkasse(?!\p{L})\s*:?/iu,
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
