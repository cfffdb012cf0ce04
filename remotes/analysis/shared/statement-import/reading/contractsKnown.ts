import type { Cents } from '@vp-digital/core/finance';
import { plain, wordsIn } from '../../file-import/reading/plain';
import type { Booking } from './booking';

/** What is known of a recorded contract, to find its payments. It goes to what reads the file and no farther. */
export interface KnownContract {
  id: string;
  company: string;
  number?: string | undefined;
  /** What is paid each time. */
  premium: Cents;
}

/** Words of companies that say only what they are. */
const forms =
  /^(ag|se|kg|gmbh|eg|ev|vvag|vag|ad|co|und|of|the|der|die|das|a|g|versicherung(en|s)?|versicherungsgruppe|leben|lebensversicherung|sachversicherung|krankenversicherung|allgemeine|deutsche|deutschland|bank|gruppe|group|holding|insurance|europe|direkt)$/;

const codeOf = (text: string): string => plain(text).replace(/[^a-z0-9]/g, '');

/**
 * The recorded contract that a payment is of: its number stands in the text, or its company is the other side and the amount is
 * its premium. Two that would fit decide nothing but that it is a contract: the first is named.
 */
export function createContractMatch(contracts: readonly KnownContract[]) {
  const known = contracts.map((contract) => ({
    ...contract,
    code: codeOf(contract.number ?? ''),
    words: wordsIn(contract.company).filter((word) => !forms.test(word)),
  }));
  return ({ name, purpose, amount }: Booking): string | undefined => {
    const code = codeOf(`${name} ${purpose}`);
    const said = new Set(wordsIn(`${name} ${purpose}`));
    const byNumber = known.find((contract) => contract.code.length >= 5 && code.includes(contract.code));
    const byCompany = known.find(
      ({ words, premium }) =>
        premium > 0 &&
        premium === Math.abs(amount) &&
        words.length > 0 &&
        words.every((word) => said.has(word)),
    );
    return (byNumber ?? byCompany)?.id;
  };
}
