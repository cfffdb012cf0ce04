import { type Cents, housingPremium, type IsoDate, lawFor, savingsAllowance } from '@vp-digital/core/finance';
import { allOf, computed, mapOutcome, missing, type Outcome } from '../outcome';
import { adultsOf, ageOf } from '../people';
import { factOf, type LeverAmounts, type LeverOutcome, nothingPossible, type SubsidyData } from './lever';
import { employerSavingsOf, employerShareOf, savingsOf, yearOf } from './savingContracts';
import { taxableIncome } from './taxableIncome';
import { type TaxUnit, taxUnitOf, taxUnits } from '../taxUnit';

/** Vermögenswirksame Leistungen: what the employer pays compared to what it offers. */
export function employerSavingsLevers(household: SubsidyData): LeverOutcome[] {
  return adultsOf(household).flatMap((personId): LeverOutcome[] => {
    const used = employerShareOf(employerSavingsOf(household, personId)) * 12;
    const known = factOf(household, 'employerSavings', personId)?.offeredMonth;
    const possible = Math.max(used, (known ?? 0) * 12);
    if (possible === 0) return known === undefined ? [] : [nothingPossible('employerSavings', personId)];
    return [{ lever: 'employerSavings', personId, amounts: computed({ used, possible }) }];
  });
}

/** Arbeitnehmersparzulage on contracts with employer savings: what is paid in compared to the maximum supported. */
export function savingsAllowanceLevers(household: SubsidyData, date: IsoDate): LeverOutcome[] {
  return adultsOf(household).flatMap((personId): LeverOutcome[] => {
    const contracts = employerSavingsOf(household, personId).filter(({ line }) => line !== 'bankPlan');
    if (contracts.length === 0) return [];
    const amounts = savingsAllowanceAmounts(household, personId, date);
    return [{ lever: 'savingsAllowance', personId, amounts }];
  });
}

function savingsAllowanceAmounts(
  household: SubsidyData,
  personId: string,
  date: IsoDate,
): Outcome<LeverAmounts> {
  const { year, law } = lawFor(date);
  const unit = taxUnitOf(household, personId);
  const contracts = employerSavingsOf(household, personId);
  const buildingYear = yearOf(contracts.filter(({ line }) => line === 'buildingSavings'));
  const equityYear = yearOf(contracts.filter(({ line }) => line === 'fundPlan'));
  const { buildingMaximum, equityMaximum } = law.savingSubsidies;
  return mapOutcome(taxableIncome(household, unit, date), ({ amount }) => {
    const allowance = (building: number, equity: number) =>
      savingsAllowance({
        year,
        taxableIncome: amount,
        couple: unit.couple,
        buildingYear: building,
        equityYear: equity,
      }).total;
    return {
      used: allowance(buildingYear, equityYear),
      possible: allowance(buildingYear > 0 ? buildingMaximum : 0, equityYear > 0 ? equityMaximum : 0),
    };
  });
}

/**
 * Wohnungsbauprämie on building savings contracts. Contributions that earn the savings allowance do not count (§ 2b
 * WoPG); `possible` assumes further contributions up to the maximum.
 */
export function housingPremiumLevers(household: SubsidyData, date: IsoDate): LeverOutcome[] {
  return taxUnits(household).flatMap((unit): LeverOutcome[] => {
    const has = unit.personIds.some((id) => savingsOf(household, id, ['buildingSavings']).length > 0);
    return has ? [{ lever: 'housingPremium', ...saver(unit), amounts: premiums(household, unit, date) }] : [];
  });
}

const saver = ({ personIds, couple }: TaxUnit) => (couple ? {} : { personId: personIds[0] });

function premiums(household: SubsidyData, unit: TaxUnit, date: IsoDate): Outcome<LeverAmounts> {
  const { year, law } = lawFor(date);
  const { housingMaximum } = law.savingSubsidies;
  const ages = allOf(
    unit.personIds.map((id): Outcome<number> => {
      const age = ageOf(household, id, date);
      return age === undefined ? missing('birthDate', id) : computed(age);
    }),
  );
  if (ages.kind !== 'computed') return ages;
  const contributions = housingContributions(household, unit.personIds, date);
  return mapOutcome(taxableIncome(household, unit, date), ({ amount }) => {
    const premiumOf = (contributionsYear: number) =>
      housingPremium({
        year,
        taxableIncome: amount,
        couple: unit.couple,
        contributionsYear,
        age: Math.max(...ages.value),
      }).premium;
    return { used: premiumOf(contributions), possible: premiumOf(housingMaximum * unit.personIds.length) };
  });
}

/** What persons pay into building savings per year beyond what earns the savings allowance. */
export function housingContributions(
  household: Pick<SubsidyData, 'persons' | 'contracts'>,
  personIds: readonly string[],
  date: IsoDate,
): Cents {
  const { buildingMaximum } = lawFor(date).law.savingSubsidies;
  return personIds.reduce((sum, id) => {
    const all = yearOf(savingsOf(household, id, ['buildingSavings']));
    const supported = yearOf(
      employerSavingsOf(household, id).filter(({ line }) => line === 'buildingSavings'),
    );
    return sum + all - Math.min(supported, buildingMaximum);
  }, 0);
}
