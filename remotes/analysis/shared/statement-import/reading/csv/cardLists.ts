import { amountIn, languageOf } from '../../../file-import/reading/cells';
import { headOf } from '../../../file-import/reading/columns';
import { plain } from '../../../file-import/reading/plain';
import type { Row } from './cellKinds';

/** Heads of lists of a card, and those of which two together are. */
const ofCards =
  /^(kredit|master|visa|debit)?(karte|karten|card)(n?nummer|nnr|nr|number|no|ninhaber(in)?|holder|member|name|nname|nummermaskiert|bezeichnung)?$|^(mcc|merchantcategory(code)?|erscheintaufihrerabrechnungals|appearsonyourstatementas|ursprungsbetrag|umsatzland)$/;
const oftenOfCards =
  /^(belegdatum|kaufdatum|transaktionsdatum|transactiondate|haendler(name|ort)?|merchant(name|city)?|branche|kategorie|category|ort|land|postingdate|buchungsdatum)$/;
const shops = /^(haendler|merchant|branche|kategorie|category)/;

/** Heads that only tables of accounts have. */
const ofAccounts = /iban|auftraggeber|zahlungspflichtig|zahlungsbeteilig|glaeubiger|mandat/;

/** What a card's list says of money that comes back or settles it. */
const backWords =
  /gutschrift|erstattung|refund|rueckzahl|rueckverguet|storno|(zahlung|payment) (erhalten|received)|ihre zahlung|thank you|vielen dank|(konto|karten|saldo)ausgleich/;

/** What nobody spends: of an account, where a plus comes in. */
const earnedWords = /lohn|gehalt|salary|bezuege|rente|kindergeld|gutschrift|ueberweisung|eingang/;

/**
 * Whether amounts without a sign are what was spent: in lists of credit cards spending is positive, and refunds are negative.
 * Where neither the heads nor the refunds say it, somebody is asked.
 */
export function isSpending(heads: Row, rows: readonly Row[], amount: number): boolean {
  const cells = rows.map((row) => (row[amount] ?? '').trim());
  if (cells.some((cell) => /^\+|\+$|\d\D*(S|H|soll|haben|CR|DR)$/i.test(cell))) return false; // each has its sign
  const language = languageOf(cells);
  const amounts = cells.map((cell) => amountIn(cell, language) ?? 0);
  const [spent, back] = [amounts.filter((one) => one > 0).length, amounts.filter((one) => one < 0).length];
  if (spent === 0) return false;
  const names = heads.map(headOf);
  if (names.some((name) => ofAccounts.test(name))) return false;
  const isCard =
    names.some((name) => ofCards.test(name)) ||
    (names.filter((name) => oftenOfCards.test(name)).length >= 2 && names.some((name) => shops.test(name)));
  const says = (words: RegExp) => (row: Row) => words.test(plain(row.join(' ')));
  const returned = rows.filter((_, index) => (amounts[index] ?? 0) < 0);
  const others = rows.filter((_, index) => (amounts[index] ?? 0) > 0);
  const isSettled = returned.length > 0 && returned.every(says(backWords));
  if (isCard && isSettled && !others.some(says(backWords))) return true; // one payment may settle one purchase
  if (spent < 2 * back) return false;
  return isCard || (isSettled && !others.some(says(earnedWords)));
}
