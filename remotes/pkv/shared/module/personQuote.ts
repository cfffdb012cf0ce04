import { type Cents, euros, healthChoiceRules, type IsoDate, type Rate } from '@vp-digital/core/finance';
import {
  ageOf,
  aidRateOf,
  type HealthFamilyMember,
  healthFamily,
  healthPremium,
  type HealthPlan,
  incomesOf,
  oldAgeShare,
  type OwnHealthContract,
  ownHealthContract,
  type PrivateHealthQuote,
  yearsOfFamily,
} from '@vp-digital/core/household';
import type { DemoTariff, TariffFile } from '../tariffs/demoTariff';
import { premiumOf } from '../tariffs/premium';
import type { PersonData, PkvData } from './data';

/** A member of the family, and what a contract of its own would cost a month. */
export interface InsuredMember extends HealthFamilyMember {
  key: string;
  premium: Cents;
  /** It has that contract already. */
  isHeld: boolean;
}

/** What is looked at for a person: the plan with its agreed starting values, and the prices that follow. */
export interface PersonQuote {
  file: TariffFile;
  tariff: DemoTariff;
  quote: PrivateHealthQuote;
  /**
   * Krankentagegeld of a day; civil servants, whose pay goes on, need none. `undefined` while nobody has chosen one
   * and the net it follows from is not known.
   */
  sickPayDay: Cents | undefined;
  plannedChildren: number;
  start: IsoDate;
  /** Of civil servants. */
  aidRate: Rate | undefined;
  family: InsuredMember[];
  /**
   * Of somebody who is privately insured already: the own contract, which is compared instead of a tariff. `missing`
   * while its premium is not recorded.
   */
  own?: OwnHealthContract | 'missing';
}

const usualDeductible = euros(600);

/** Who else of the family has to be insured, planned children too. */
export const familyOf = ({ data, person }: PersonData, date: IsoDate): HealthFamilyMember[] =>
  healthFamily({
    household: data,
    personId: person.id,
    date,
    plannedChildren: data.healthPlans.items[person.id]?.plannedChildren ?? 0,
  });

/** The tariff that a person looks at, or another one, at the age at which it would begin. */
export function personQuote(
  { data, person }: PersonData,
  file: TariffFile,
  today: IsoDate,
  tariffKey?: string,
): PersonQuote {
  const plan: Partial<HealthPlan> = data.healthPlans.items[person.id] ?? {};
  const start = plan.start ?? today;
  const tariff = tariffOf(file, tariffKey ?? plan.tariff);
  const aidRate = aidRateOf(data, person.id);
  const sickPayDay = aidRate === undefined ? (plan.sickPayDay ?? netOfDay(data, person.id)) : 0;
  const age = ageOf(data, person.id, start) ?? 0;
  const wished = {
    file,
    tariff,
    deductibleYear: plan.deductibleYear ?? usualDeductible,
    sickPayDay: sickPayDay ?? 0, // without it nothing is compared: see CostsView
    aidRate,
  };
  const plannedChildren = plan.plannedChildren ?? 0;
  const own = ownHealthContract(data, person.id);
  const family = familyOf({ data, person }, today).map((member, index): InsuredMember => {
    const held = own && member.kind === 'child' ? heldPremium(data, member) : 0;
    return {
      ...member,
      key: member.personId ?? `planned-${index}`,
      premium: held || memberPremium(member, wished),
      isHeld: held > 0,
      ...(held > 0 && { private: 'own' }),
    };
  });
  const insured = family.filter(({ statutory, private: own }) => statutory === 'free' && own === 'own');
  const children = insured.filter(({ kind }) => kind !== 'partner');
  return {
    file,
    tariff,
    sickPayDay,
    plannedChildren,
    start,
    aidRate,
    family,
    ...(own && { own }),
    quote: {
      ...(own && own !== 'missing' ? own.quote : premiumOf({ ...wished, age })),
      ...(insured.length > 0 && {
        family: {
          premium: insured.reduce((sum, { premium }) => sum + premium, 0),
          years: children.length > 0 ? yearsOfFamily(children.map((child) => child.age)) : longPartnership,
        },
      }),
      oldAgeShare: oldAgeShare(aidRate),
    },
  };
}

/** A partner without children is insured for as long as the course looks ahead. */
const longPartnership = 100;

const tariffOf = ({ tariffs }: TariffFile, key: string | undefined): DemoTariff => {
  const [first, second] = tariffs;
  const found = tariffs.find((tariff) => tariff.key === key) ?? second ?? first;
  if (!found) throw new Error('a file of tariffs without any');
  return found;
};

/** What the contract of a child who is privately insured already costs a month; 0 without one. */
function heldPremium(data: PkvData, { personId }: HealthFamilyMember): Cents {
  const premium = personId === undefined ? undefined : healthPremium(data, personId);
  return premium?.kind === 'computed' ? premium.value : 0;
}

function memberPremium(
  { kind, age }: HealthFamilyMember,
  wished: { file: TariffFile; tariff: DemoTariff; deductibleYear: Cents; aidRate: Rate | undefined },
): Cents {
  if (kind === 'partner') {
    const aidRate = wished.aidRate === undefined ? undefined : healthChoiceRules.aidPartner;
    const { health, care } = premiumOf({ ...wished, age, sickPayDay: 0, aidRate });
    return health + care;
  }
  const rest = wished.aidRate === undefined ? 1 : 1 - healthChoiceRules.aidChild;
  return Math.round(wished.tariff.child * rest);
}

/**
 * What the Krankentagegeld has to replace: the net of a day in steps of 10 euros. Not known while the net of a salary
 * or profit is not; a person without either needs none.
 */
function netOfDay({ incomes }: PkvData, personId: string): Cents | undefined {
  const nets = incomesOf({ incomes }, personId, ['salary', 'profit']).map(({ net }) => net);
  if (!nets.every((net) => net !== undefined)) return undefined;
  const month = nets.reduce((sum, net) => sum + net, 0);
  return Math.ceil(month / 30 / euros(10)) * euros(10);
}
