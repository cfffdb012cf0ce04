import {
  type Contract,
  type Income,
  inPersonsOrder,
  type SectionData,
  shortNameOf,
} from '@vp-digital/core/household';
import type { EntryTexts, IncomeTexts } from './entryTexts';

/** "Jonas, Gehalt", "Clara, Unterhalt für Mia"; child benefit is the household's. */
export function incomeName(
  { personId, kind, childId }: Income,
  { persons }: Pick<SectionData, 'persons'>,
  t: IncomeTexts,
): string {
  const name = shortNameOf({ persons }, personId);
  const child = childId && shortNameOf({ persons }, childId);
  const word = t(`household/incomes:kind.${kind}`);
  const label = child ? t('household/incomes:kindFor', { kind: word, name: child }) : word;
  return kind === 'childBenefit' || !name ? label : `${name}, ${label}`;
}

/** First names of those a contract names. */
const holders = ({ personIds }: Contract, data: Pick<SectionData, 'persons'>): string[] =>
  inPersonsOrder(personIds, data).flatMap((id) => shortNameOf(data, id) ?? []);

/** "Berufsunfähigkeit, Jonas": the kind of contract, and for whom. */
export const contractName = (contract: Contract, data: Pick<SectionData, 'persons'>, t: EntryTexts): string =>
  [t(`household/contracts:line.${contract.line}`), ...holders(contract, data)].join(', ');
