import type { IsoDate } from '@vp-digital/core/finance';
import type { Contract, InsuranceContract, NeedTopic } from '../../documents';
import { knowsContracts } from '../budget/knowsContracts';
import { personsOfContract } from '../contracts/personsOfContract';
import { isPremiumMissing } from '../monthly';
import { mayLackDisabilityClaim } from '../people';
import { disabilityEstimate } from '../protection/disabilityEstimate';
import { newestRecord } from '../retirement/pensionRecords';
import type { NeedData } from './needData';

type DoubtData = PensionData & Pick<NeedData, 'absences'>;
type PensionData = Pick<NeedData, 'persons' | 'employments' | 'incomes' | 'contracts' | 'statutoryPensions'>;

/**
 * Why a topic that seems to be covered is still to be checked: a contract that nobody has looked at, that is to be
 * reviewed or ended, without its premium, or without the age until which it pays; a pension of the state that no letter
 * confirms; contracts that nobody was asked for, of which none counts.
 */
const needDoubts = ['unchecked', 'review', 'premium', 'endAge', 'pension', 'contracts'] as const;
export type NeedDoubt = (typeof needDoubts)[number];

/** The insurances that a topic rests on. */
const linesOf: Partial<Record<NeedTopic, readonly Contract['line'][]>> = {
  work: ['disability', 'reducedEarning'],
  death: ['termLife'],
  health: ['healthFull'],
  care: ['care'],
  liability: ['liability'],
  professionalLiability: ['professionalLiability'],
  contents: ['household'],
  building: ['building'],
  motor: ['motor'],
  legal: ['legal'],
  accident: ['accident'],
};

/**
 * What a topic's cover is doubtful for, each reason once; the amounts count all the same. A checked insurance that is there
 * or not may do without its sum: whoever checked it has seen it.
 */
export function doubtsOf(
  household: DoubtData,
  { topic, personId }: { topic: NeedTopic; personId?: string },
  date: IsoDate,
): NeedDoubt[] {
  const lines = linesOf[topic] ?? [];
  const contracts = Object.values(household.contracts.items).filter(
    (contract): contract is InsuranceContract =>
      contract.kind === 'insurance' &&
      lines.includes(contract.line) &&
      (personId === undefined || personsOfContract(contract, household).includes(personId)),
  );
  const known: Readonly<Record<NeedDoubt, boolean>> = {
    unchecked: contracts.some(({ state }) => state === 'unchecked'),
    review: contracts.some(({ state }) => state === 'review' || state === 'cancel'),
    premium: contracts.some(isPremiumMissing),
    endAge:
      topic === 'work' &&
      contracts.some(({ benefitUntilAge, end }) => benefitUntilAge === undefined && end === undefined),
    pension: topic === 'work' && personId !== undefined && !isPensionConfirmed({ household, personId, date }),
    contracts: (topic === 'work' || topic === 'death') && !knowsContracts(household, 'insurance'),
  };
  return needDoubts.filter((doubt) => known[doubt]);
}

/**
 * Whether the disability pension (F12) that counts for a person is confirmed by the scheme, or is none. An estimate is
 * not; nor is an amount of somebody who works on own account while nobody has said that there is a claim (§ 43 (1) SGB VI
 * asks for three years of contributions in the last five).
 */
export function isPensionConfirmed(of: { household: PensionData; personId: string; date: IsoDate }): boolean {
  const { household, personId } = of;
  const pension = disabilityEstimate(of);
  if (pension.kind === 'missing') return false;
  if (pension.kind === 'notRelevant' || pension.value.gross === 0) return true;
  if (pension.value.source !== 'record') return false;
  const schemes = ['statutory', 'professional', 'civilService'] as const;
  const letter = schemes
    .map((scheme) => newestRecord(household, personId, scheme))
    .find((record) => record?.disabilityPension !== undefined);
  if (letter?.source === 'estimated') return false;
  return !mayLackDisabilityClaim(household, personId) || letter?.disabilityEntitled === true;
}
