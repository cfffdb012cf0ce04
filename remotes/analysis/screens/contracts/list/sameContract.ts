import { amountIn, type Contract, type SectionData } from '@vp-digital/core/household';
import { plain, wordsIn } from '../../../shared/file-import/reading/plain';
import type { Doubt } from '../../../shared/list-import/decided';

/** Says of one contract after another whether the household, or the list further up, has it already. */
export function createSameContract({ contracts }: Pick<SectionData, 'contracts'>) {
  const archived = new Set(
    Object.values(contracts.archived ?? {}).flatMap(({ contract }) => numberOf(contract) ?? []),
  );
  const there = Object.values(contracts.items);
  const numbers = new Set(there.flatMap((contract) => numberOf(contract) ?? []));
  const kinds = new Set(there.flatMap((contract) => likenessOf(contract) ?? []));
  const above = new Map<string, number>();
  return (contract: Contract, number: number): Doubt | undefined => {
    const ofNumber = numberOf(contract);
    const likeness = likenessOf(contract);
    if (ofNumber !== undefined && numbers.has(ofNumber)) return { kind: 'sameNumber' };
    if (ofNumber !== undefined && archived.has(ofNumber)) return { kind: 'archived' };
    if (likeness !== undefined && kinds.has(likeness)) return { kind: 'same' };
    const key = ofNumber === undefined ? likeness : `number ${ofNumber}`;
    const earlier = key === undefined ? undefined : above.get(key);
    if (earlier !== undefined) return { kind: 'earlier', number: earlier };
    if (key !== undefined) above.set(key, number);
    return undefined;
  };
}

/** What insures a whole household, so that a second one would insure it twice. */
const ofHousehold: readonly Contract['line'][] = ['liability', 'household', 'legal'];

/** The company with which the household is insured like this already; empty where it is not known by name. */
export function insuredAlreadyWith(
  { line }: Contract,
  { contracts }: Pick<SectionData, 'contracts'>,
): string | undefined {
  if (!ofHousehold.includes(line)) return undefined;
  return Object.values(contracts.items).find((other) => other.line === line && other.state !== 'cancel')
    ?.company;
}

const numberOf = ({ number = '' }: Contract): string | undefined =>
  plain(number).replace(/[^a-z0-9]/g, '') || undefined;

/** Sparte, company and what a year costs; of a contract without a premium nothing is said. */
function likenessOf(contract: Contract): string | undefined {
  const year = amountIn('year', { amount: contract.premium, frequency: contract.frequency });
  if (year === 0) return undefined;
  const company = wordsIn(contract.company).filter((word) => !forms.has(word));
  return [contract.line, ...company, year].join(' ');
}

/** What a company's name may have or lack. */
const forms = new Set(
  'ag se vvag eg gmbh kg a g versicherung versicherungen versicherungs lebensversicherung krankenversicherung sachversicherung bank insurance'.split(
    ' ',
  ),
);
