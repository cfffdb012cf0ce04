import {
  artistContributions,
  type Cents,
  employeeContributions,
  lawFor,
  type Rate,
  voluntaryMember,
} from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { branchesOf } from '../insuredBranches';
import { computed, type Outcome } from '../outcome';
import { isOnOwnAccount, mainEmployment, occupationOf, type People, socialSchemeOf } from '../people';
import { careSituationOf } from '../careSituation';
import type { PrivateHealthInput } from './privateHealthInput';
import { statutoryHealthFacts } from './statutoryHealthFacts';
import { defineFigure, type OfPerson } from '../defineFigure';

/** Health and care insurance in a statutory fund; cents of a month. */
export interface StatutoryHealth {
  own: Cents;
  /** What the employer bears, of artists the Künstlersozialkasse. */
  employer: Cents;
  total: Cents;
  /** The other half is the Künstlersozialkasse's. */
  isArtist: boolean;
  /** Regular pay, profit or official pay of a month that it rests on. */
  gross: Cents;
  /** Zusatzbeitrag of the fund, or the average of the year. */
  additionalRate: Rate;
}

interface Input extends Pick<PrivateHealthInput, 'personId' | 'date' | 'payShare'> {
  household: People & Pick<SectionData, 'addresses'>;
}

/**
 * What a statutory fund takes of a person: half of it from employees and artists, all of it from the self-employed, from managing
 * partners who control the company and from civil servants, who are voluntary members. Not relevant and missing: see `statutoryHealthFacts`.
 */
export function statutoryHealth(input: Input): Outcome<StatutoryHealth> {
  const { household, personId, date, payShare = 1 } = input;
  const facts = statutoryHealthFacts(household, personId, date);
  if (facts.kind !== 'computed') return facts;
  const { pay, federalState } = facts.value;
  const isArtist = socialSchemeOf(household, personId) === 'artists';
  const isOwn = isOnOwnAccount(household, personId);
  const gross = Math.round(payShare * pay.reduce((sum, income) => sum + (income.gross ?? 0), 0));
  const additionalRate = additionalRateOf(input);
  const common = {
    ...careSituationOf(household, personId, date),
    year: lawFor(date).year,
    month: Number(date.slice(5, 7)),
    federalState,
  };
  if (isArtist) {
    const { health, healthAdditional, careInsurance, addedToInsurance } = artistContributions({
      ...common,
      incomeMonth: gross,
      additionalRate,
    });
    const own = health + healthAdditional + careInsurance;
    return computed({
      own,
      employer: addedToInsurance,
      total: own + addedToInsurance,
      isArtist,
      gross,
      additionalRate,
    });
  }
  if (isOwn || occupationOf(household, personId) !== 'employee') {
    const sickPay = isOwn && mainEmployment(household, personId)?.sickPayElected === true;
    const { total } = voluntaryMember({ ...common, incomeMonth: gross, sickPay, additionalRate });
    return computed({ own: total, employer: 0, total, isArtist, gross, additionalRate });
  }
  const branches = branchesOf(household, personId, date);
  const { health, healthAdditional, careInsurance } = employeeContributions({
    ...common,
    period: 'month',
    gross,
    employment: branches?.employment === 'training' ? 'training' : 'automatic',
    health: { kind: 'statutory', sickPay: branches?.sickPay !== 'none', additionalRate },
  });
  const parts = [health, healthAdditional, careInsurance];
  const own = parts.reduce((sum, { employee }) => sum + employee, 0);
  const employer = parts.reduce((sum, part) => sum + part.employer, 0);
  return computed({ own, employer, total: own + employer, isArtist, gross, additionalRate });
}

function additionalRateOf({ household, personId, date }: Input): Rate {
  const supplement = mainEmployment(household, personId)?.healthFundSupplement;
  return supplement === undefined
    ? lawFor(date).law.healthInsurance.averageAdditionalRate
    : supplement / 10_000;
}

export const statutoryHealthFigure = /* @__PURE__ */ defineFigure('statutoryHealth', {
  documents: ['persons', 'employments', 'incomes', 'addresses'],
  unit: 'moneyMonthly',
  source: '§§ 241, 242, 249 SGB V, §§ 55, 58 SGB XI',
  of: (household, { personId, date, payShare }: OfPerson & { payShare?: Rate }) =>
    statutoryHealth({ household, personId, date, ...(payShare !== undefined && { payShare }) }),
  amount: ({ own }) => own,
  assumes: () => true,
  explained: true,
});
