import { type Contract, personsInOrder, type SectionData, withNames } from '@vp-digital/core/household';
import type { ContractProposal } from '@vp-digital/core/contracts';
import { type FactName, largestPremium, largestShare, moneyLimits } from '../facts';
import { forEverybody, newContract } from '../../../shared/contracts/newContract';
import type { ContractLine } from '../../../shared/contracts/data';
import { type LineTemplate, templates } from '../templates';

export type ProposedField = Exclude<keyof ContractProposal, 'line'>;

const proposed = [
  'holder',
  'company',
  'number',
  'premium',
  'frequency',
  'start',
  'end',
  'benefit',
  'balance',
  'balanceAsOf',
  'projectedPension',
  'yearlyRise',
  'beneficiaries',
] as const satisfies readonly ProposedField[];

type Persons = SectionData['persons'];

/** The fields in the order in which they are confirmed, without those that the line or the household does not have. */
export const proposedFields = (
  proposal: ContractProposal,
  line: ContractLine,
  persons: Persons,
): ProposedField[] =>
  proposed.filter((name) => proposal[name] !== undefined && fits(name, proposal, line, persons));

function fits(
  name: ProposedField,
  proposal: ContractProposal,
  line: ContractLine,
  persons: Persons,
): boolean {
  const { facts, further = [] }: LineTemplate = templates[line];
  const has = (fact: FactName) => [...facts, ...further].includes(fact);
  const upTo = (largest: number) => Number(proposal[name]?.value ?? 0) <= largest;
  switch (name) {
    case 'holder':
      // what covers a household covers all of it, whoever has concluded it
      return (
        holderOf(proposal, persons) !== undefined &&
        forEverybody(newContract(line, 0), { persons }).personIds.length === 0
      );
    case 'premium':
      return upTo(largestPremium);
    case 'benefit':
    case 'balance':
    case 'projectedPension':
      return has(name) && upTo(moneyLimits[name]);
    case 'yearlyRise':
      return has(name) && upTo(largestShare.yearlyRise);
    case 'end':
    case 'balanceAsOf':
    case 'beneficiaries':
      return has(name);
    default:
      return true;
  }
}

/** Whose it is: the person of the household who is called as the contract says, if there is one only. */
export function holderOf({ holder }: ContractProposal, persons: Persons) {
  if (holder === undefined) return undefined;
  const said = lettersOf(holder.value);
  const [person, other] = withNames(personsInOrder({ persons })).filter(
    ({ ownName }) => lettersOf(ownName) === said,
  );
  return other === undefined ? person : undefined;
}

const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** A contract with what was confirmed, and nothing else of what was read. */
export function proposedContract(
  line: ContractLine,
  position: number,
  proposal: ContractProposal,
  { confirmed, persons }: { confirmed: readonly ProposedField[]; persons: Persons },
): Contract {
  const { holder, ...facts } = Object.fromEntries(confirmed.map((name) => [name, proposal[name]?.value])) as {
    [Name in ProposedField]?: NonNullable<ContractProposal[Name]>['value'];
  }; // each name with its own value
  const person = holder === undefined ? undefined : holderOf(proposal, persons);
  return {
    ...newContract(line, position),
    ...facts, // those that the line has: `proposedFields`
    ...(person && { personIds: [person.id] }),
    source: 'document',
  };
}
