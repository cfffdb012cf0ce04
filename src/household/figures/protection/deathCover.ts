import { type Cents, type DeathCapitalNeed, deathCapitalNeed, type IsoDate } from '@vp-digital/core/finance';
import type { AssetKind, SectionData } from '../../documents';
import { deathCoverRules } from '../assumptions';
import { missingBenefit, missingInsured, personsOfContract } from '../contracts/personsOfContract';
import { netWorth } from '../wealth/netWorth';
import { allOf, factsOf, mapOutcome, missingAll, notRelevant, type Outcome } from '../outcome';
import { ownNet } from '../ownIncome';
import { adultsOf, ageOf, childrenOf } from '../people';
import { defineFigure, type OfPerson } from '../defineFigure';

export interface DeathCover extends DeathCapitalNeed {
  personId: string;
  /** Existing cover ÷ need, at most 1; 1 without any need. */
  coverage: number;
}

type DeathData = Pick<SectionData, 'persons' | 'incomes' | 'contracts' | 'assets' | 'liabilities'>;

const creditable: ReadonlySet<AssetKind> = new Set(['currentAccount', 'callMoney', 'securities']);

/**
 * F18 Todesfall-Soll and -Lücke when a person dies: the household's debts, 24 months of the person's own net, 200
 * euros a month for each of the person's children under 18, less money at hand that is not earmarked; the gap is what term life
 * insurance on the person leaves open. Cents. Not relevant where nobody depends on the person. Missing: net, insuredPerson,
 * benefit.
 */
export function deathCover({
  household,
  personId,
  date,
}: {
  household: DeathData;
  personId: string;
  date: IsoDate;
}): Outcome<DeathCover> {
  const children = childrenOf(household).filter((id) => isChildOf(household, id, personId));
  if (adultsOf(household).every((id) => id === personId) && children.length === 0) return notRelevant;
  const unknown = [
    ...missingInsured(household, ['termLife']),
    ...missingBenefit(household, personId, ['termLife']),
  ];
  if (unknown.length > 0) return missingAll(factsOf(ownNet(household, personId), ...unknown));
  return mapOutcome(ownNet(household, personId), (netMonth) => {
    const { bridgingMonths, childMonth, childUntilAge } = deathCoverRules;
    const need = deathCapitalNeed({
      debts: netWorth(household).liabilities,
      netMonth,
      bridgingMonths,
      childAges: children.flatMap((id) => ageOf(household, id, date) ?? []),
      childNeedMonth: childMonth,
      childUntilAge,
      creditableAssets: moneyAtHand(household),
      existingCover: termLifeOn(household, personId),
    });
    const coverage = need.need > 0 ? Math.min(1, need.existingCover / need.need) : 1;
    return { personId, ...need, coverage };
  });
}

/** Of whom nobody has said whose it is, a child counts as that of all adults. */
const isChildOf = ({ persons }: Pick<SectionData, 'persons'>, childId: string, personId: string): boolean =>
  persons.items[childId]?.parents?.includes(personId) ?? true;

/** F18 of the main earner: the adult whose own net is the highest. */
export function mainEarnerDeathCover(input: { household: DeathData; date: IsoDate }): Outcome<DeathCover> {
  const { household } = input;
  const adults = adultsOf(household);
  const nets = adults.map((personId) =>
    mapOutcome(ownNet(household, personId), (net) => ({ personId, net })),
  );
  const known = allOf(nets);
  if (known.kind !== 'computed') return missingAll(factsOf(known));
  const [main] = [...known.value].sort((one, other) => other.net - one.net);
  return main === undefined ? notRelevant : deathCover({ ...input, personId: main.personId });
}

const moneyAtHand = ({ assets }: Pick<SectionData, 'assets'>): Cents =>
  Object.values(assets.items).reduce(
    (sum, { kind, earmarked, value }) => sum + (creditable.has(kind) && !earmarked ? value : 0),
    0,
  );

const termLifeOn = (household: Pick<SectionData, 'persons' | 'contracts'>, personId: string): Cents =>
  Object.values(household.contracts.items).reduce((sum, contract) => {
    const insured =
      contract.kind === 'insurance' &&
      contract.line === 'termLife' &&
      personsOfContract(contract, household).includes(personId);
    return insured ? sum + (contract.benefit ?? 0) : sum;
  }, 0);

export const deathGapFigure = /* @__PURE__ */ defineFigure('deathGap', {
  number: 'F18',
  documents: ['persons', 'incomes', 'contracts', 'assets', 'liabilities'],
  unit: 'money',
  source: 'debts, 24 nets, 200 € a month for each child',
  of: (household, { personId, date }: OfPerson) => deathCover({ household, personId, date }),
  amount: ({ gap }) => gap,
});
