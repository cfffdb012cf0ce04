import type { IsoDate } from '@vp-digital/core/finance';
import {
  ageOf,
  areInsurancesKnown,
  insuresBuilding,
  knownFree,
  mainEmployment,
  type NeededFact,
  type Outcome,
  ownsHome,
  personsInOrder,
  personsOfContract,
  reserve,
  healthPayFigure,
  type SectionData,
  knowsContracts,
} from '@vp-digital/core/household';
import type { fitDocuments } from './documents';
import type { NumberFact, ProductCondition, YesNoFact } from './rules';

export type FitData = Pick<SectionData, (typeof fitDocuments)[number]>;

export interface FitInput {
  personId: string;
  date: IsoDate;
}

/** Whether it is so; `unknown` while nobody has told, which is neither. */
export type FitAnswer = 'yes' | 'no' | 'unknown';

/** A number of the household that an answer rests on, as it is shown beside it. */
export interface ShownFact {
  fact: NumberFact;
  value: number;
}

export interface JudgedCondition {
  answer: FitAnswer;
  shown?: ShownFact;
  /** What is missing to say it, where a field of the household would. */
  waitsFor?: readonly NeededFact[];
}

/** A condition on a household and a person. */
export function judgeCondition(
  condition: ProductCondition,
  data: FitData,
  { personId, date }: FitInput,
): JudgedCondition {
  const job = mainEmployment(data, personId);
  switch (condition.kind) {
    case 'number':
      return judgeNumber(condition, numberOf(condition.fact, data, { personId, date }));
    case 'yesNo':
      return judgeYesNo(yesNoOf(condition.fact, data, personId), condition.is);
    case 'status':
      return isIn(condition.in, job?.status);
    case 'healthInsurance':
      return isIn(condition.in, job?.healthInsurance, { fact: 'healthInsurance', personId });
    case 'maritalStatus':
      return isIn(condition.in, data.persons.items[personId]?.maritalStatus, {
        fact: 'maritalStatus',
        personId,
      });
    case 'home':
      return isIn(condition.in, Object.values(data.housing.items)[0]?.kind, { fact: 'housing' });
    case 'contract':
      return judgeContract(condition, data, personId);
    case 'asked':
      return { answer: 'unknown' };
  }
}

/** All of them: one that is not so decides, then one that nobody knows. */
export const allAnswers = (judged: readonly JudgedCondition[]): FitAnswer => {
  if (judged.some(({ answer }) => answer === 'no')) return 'no';
  return judged.some(({ answer }) => answer === 'unknown') ? 'unknown' : 'yes';
};

function judgeNumber(
  { fact, atLeast, atMost }: Extract<ProductCondition, { kind: 'number' }>,
  outcome: Outcome<number>,
): JudgedCondition {
  if (outcome.kind === 'notRelevant') return { answer: 'no' };
  if (outcome.kind === 'missing') return { answer: 'unknown', waitsFor: outcome.facts };
  const { value } = outcome;
  const isSo =
    value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);
  return { answer: isSo ? 'yes' : 'no', shown: { fact, value } };
}

function numberOf(fact: NumberFact, data: FitData, input: FitInput): Outcome<number> {
  const { personId, date } = input;
  switch (fact) {
    case 'age':
      return known(ageOf(data, personId, date), { fact: 'birthDate', personId });
    case 'grossYear':
      return grossYear(data, input);
    case 'freeMonth':
      return knownFree(data);
    case 'reserveMonths': {
      const { months, waitsFor } = reserve(data);
      return months === undefined
        ? { kind: 'missing', facts: waitsFor.map((name) => ({ fact: name })) }
        : { kind: 'computed', value: Math.floor(months) };
    }
    case 'weeklyHours':
      return known(tenths(mainEmployment(data, personId)?.weeklyHoursTenths));
    case 'children':
      return known(personsInOrder(data).filter(({ role }) => role === 'child').length);
  }
}

function grossYear(data: FitData, input: FitInput): Outcome<number> {
  const pay = healthPayFigure.of(data, input);
  return pay.kind === 'computed' ? { kind: 'computed', value: healthPayFigure.amount(pay.value) } : pay;
}

const tenths = (hours: number | undefined) => (hours === undefined ? undefined : Math.floor(hours / 10));

const known = (value: number | undefined, fact?: NeededFact): Outcome<number> =>
  value === undefined ? { kind: 'missing', facts: fact ? [fact] : [] } : { kind: 'computed', value };

function yesNoOf(fact: YesNoFact, data: FitData, personId: string): boolean | undefined {
  switch (fact) {
    case 'smoker':
      return data.persons.items[personId]?.smoker;
    case 'ownsHome':
      return isHousingKnown(data) ? ownsHome(data) : undefined;
    case 'insuresBuilding':
      return isHousingKnown(data) ? insuresBuilding(data) : undefined;
    case 'hasVehicle':
      return hasVehicle(data) || (areInsurancesKnown(data) ? false : undefined);
    case 'hasPartner':
      return (
        personsInOrder(data).filter(({ role }) => role === 'responsible' || role === 'partner').length > 1
      );
  }
}

const isHousingKnown = (data: FitData) =>
  Object.keys(data.housing.items).length > 0 ||
  Object.values(data.assets.items).some(({ kind }) => kind === 'ownHome');

const hasVehicle = ({ assets, contracts }: FitData) =>
  Object.values(assets.items).some(({ kind }) => kind === 'vehicle') ||
  Object.values(contracts.items).some(({ line }) => line === 'motor' || line === 'car');

const judgeYesNo = (value: boolean | undefined, is: boolean): JudgedCondition =>
  value === undefined ? { answer: 'unknown' } : { answer: value === is ? 'yes' : 'no' };

const isIn = <Code extends string>(
  list: readonly Code[],
  value: Code | undefined,
  fact?: NeededFact,
): JudgedCondition => {
  if (value === undefined) return { answer: 'unknown', ...(fact && { waitsFor: [fact] }) };
  return { answer: list.includes(value) ? 'yes' : 'no' };
};

/** A contract that is recorded answers; that there is none only once somebody has gone through them. */
function judgeContract(
  { lines, is }: Extract<ProductCondition, { kind: 'contract' }>,
  data: FitData,
  personId: string,
): JudgedCondition {
  const names: readonly string[] = lines;
  const has = Object.values(data.contracts.items).some((contract) => {
    const insured = personsOfContract(contract, data);
    return names.includes(contract.line) && (insured.length === 0 || insured.includes(personId));
  });
  if (has) return { answer: is ? 'yes' : 'no' };
  const isKnown = (['insurance', 'saving', 'loan'] as const).every((kind) => knowsContracts(data, kind));
  return isKnown ? { answer: is ? 'no' : 'yes' } : { answer: 'unknown', waitsFor: [{ fact: 'contracts' }] };
}
