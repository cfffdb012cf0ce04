import type { Cents } from '@vp-digital/core/finance';
import { plain, withPairs, wordsIn } from '../../file-import/reading/plain';
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
  /^(ag|se|kg|kgaa|gmbh|mbh|eg|ev|vvag|vag|ad|co|und|of|the|der|die|das|a|g|aktiengesellschaft|verein|leben|allgemeine|deutsche|deutschland|bank|bausparkasse|krankenkasse|gruppe|group|holding|insurance|europe|direkt|(lebens|sach|kranken|unfall|haftpflicht|rechtsschutz|pensions)?(vers|versicherung)(en|s|sverein|sgruppe|sgesellschaft|saktiengesellschaft)?)$/;

/** Letters and digits alone. */
const codeOf = (plainText: string): string => plainText.replace(/[^a-z0-9]/g, '');

/** The number as a statement may write it: with blanks and marks within, without noughts before, and no part of a longer one. */
function numberTest(number = ''): ((text: string, code: string) => boolean) | undefined {
  const whole = codeOf(plain(number));
  if (whole.length < 5) return undefined;
  const bare = whole.replace(/^0+(?=\d)/, '');
  const code = bare.length < 5 ? whole : bare; // few digits stand in many texts
  const written = [...code].join('[^a-z0-9]{0,2}');
  const test = new RegExp(`(?<!${/^\d/.test(whole) ? '[0-9]' : '[a-z]'})0*${written}(?![0-9])`);
  return (text, codeOfText) => codeOfText.includes(code) && test.test(text); // most texts have none of it
}

/** Premiums are adjusted once a year: by a tenth at most it is still the same contract. */
const isAdjusted = (amount: Cents, premium: Cents): boolean => 10 * Math.abs(amount - premium) <= premium;

/**
 * The recorded contract that a payment is of: its number stands in the text, or its company is the other side and the amount is
 * its premium, or near it. Two that would fit decide nothing but that it is a contract: the first is named.
 */
export function createContractMatch(contracts: readonly KnownContract[]) {
  const known = contracts.map((contract) => {
    const words = wordsIn(contract.company).filter((word) => !forms.test(word));
    return { ...contract, words, hasNumber: numberTest(contract.number) };
  });
  return ({ name, purpose, amount }: Booking): string | undefined => {
    const text = plain(`${name} ${purpose}`);
    const code = codeOf(text);
    const said = new Set(withPairs(wordsIn(text)));
    const byNumber = known.find(({ hasNumber }) => hasNumber?.(text, code));
    if (byNumber) return byNumber.id;
    const ofCompany = known.filter(
      ({ words, premium }) =>
        premium > 0 &&
        words.length > 0 &&
        (words.every((word) => said.has(word)) || said.has(words.join(''))),
    );
    const paid = Math.abs(amount);
    const byAmount = ofCompany.find(({ premium }) => premium === paid);
    return (byAmount ?? ofCompany.find(({ premium }) => isAdjusted(paid, premium)))?.id;
  };
}
