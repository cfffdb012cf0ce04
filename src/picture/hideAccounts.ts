import { hidden } from './hideAmounts';

const iban = /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]{4}){2,7}(?:[ \u00a0]?[A-Z0-9]{1,4})?\b/g;

/** A whole account number is never shown, even where a block has one: its last four characters are enough. */
export const withoutAccounts = (text: string): string =>
  text.replace(iban, (number) => `${hidden} ${number.replace(/\s/g, '').slice(-4)}`);
