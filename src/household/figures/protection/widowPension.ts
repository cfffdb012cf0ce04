import {
  type Cents,
  type IsoDate,
  largeWidowAge,
  monthsBetween,
  widowPension as widowPensionOf,
  type WidowPension as WidowPensionByLaw,
} from '@vp-digital/core/finance';
import { defineFigure, type OfPerson } from '../defineFigure';
import { computed, missing, missingAll, factsOf, notRelevant, type Outcome } from '../outcome';
import { ageOf, childrenOf, type People } from '../people';
import { type DeceasedPension, deceasedPension, mostPoints } from './deceasedPension';
import { mayBeOldLaw, survivorIncome } from './survivorIncome';
import { taxUnitOf } from '../taxUnit';
import type { PensionRecords } from '../retirement/pensionRecords';

/** A widow's or widower's monthly pension after the first three months, if the person died today. */
export interface WidowPension extends WidowPensionByLaw {
  survivorId: string;
  kind: 'large' | 'small';
  /** The deceased's own pension, a share of which is paid; all of it in the first three months. */
  fullPension: Cents;
  /** The survivor's monthly income as § 18b SGB IV defines it. */
  ownIncome: Cents;
  /**
   * What is paid instead to those who married before 2002, while one of the two was born before 1962: a larger share, less
   * of fewer kinds of income. Undefined where that cannot be.
   */
  ifMarriedBefore2002: Cents | undefined;
  /** From the letters, or partly computed. */
  source: DeceasedPension['source'];
}

interface SurvivorInput {
  household: People & PensionRecords;
  personId: string;
  date: IsoDate;
}

/**
 * Widow's or widower's pension of the statutory scheme, §§ 46, 67, 97 SGB VI, if a person dies today: a share of the
 * pension for full disability (F12), or of the pension that a retired person receives; own income above the free amount
 * is offset; for marriages from 2002 on. Not relevant without a spouse or civil partner, and of who is in another scheme. Missing:
 * as F12, pensionRecord of who earns no points today, net of a pension in payment, gross of the survivor's income, birthDate.
 */
export function widowPension({ household, personId, date }: SurvivorInput): Outcome<WidowPension> {
  const survivorId = taxUnitOf(household, personId).personIds.find((id) => id !== personId);
  if (survivorId === undefined) return notRelevant;
  const base = deceasedPension({ household, personId, date });
  if (base.kind === 'notRelevant') return notRelevant;
  const income = survivorIncome(household, survivorId, { date, law: 'new' });
  const incomeOfOldLaw = survivorIncome(household, survivorId, { date, law: 'old' });
  const age = ageOf(household, survivorId, date);
  if (
    base.kind !== 'computed' ||
    income.kind !== 'computed' ||
    incomeOfOldLaw.kind !== 'computed' ||
    age === undefined
  )
    return missingAll(
      factsOf(base, income, ...(age === undefined ? [missing('birthDate', survivorId)] : [])),
    );
  const children = childrenOf(household).filter((id) => (ageOf(household, id, date) ?? 18) < 18).length;
  const kind = raisesOrIsOld(household, survivorId, date, children) ? 'large' : 'small';
  const { pension: fullPension, source } = base.value;
  const common = { kind, date, ownNetIncome: income.value, children } as const;
  const value = widowPensionOf({ ...common, personalPoints: 0, monthsSinceDeath: laterMonth }).pensionValue;
  const personalPoints = fullPension / value;
  if (personalPoints > mostPoints) return notRelevant; // a letter that has been misread
  const later = { ...common, personalPoints, monthsSinceDeath: laterMonth };
  return computed({
    ...widowPensionOf(later),
    ifMarriedBefore2002:
      kind === 'large' && mayBeOldLaw(household, [personId, survivorId])
        ? widowPensionOf({ ...later, kind: 'large-old-law', ownNetIncome: incomeOfOldLaw.value }).pension
        : undefined,
    survivorId,
    kind,
    fullPension,
    ownIncome: income.value,
    source,
  });
}

/** Any month after those without offsetting in which the small pension is paid as well. */
const laterMonth = 12;

function raisesOrIsOld({ persons }: People, survivorId: string, date: IsoDate, children: number): boolean {
  const { birthDate = date } = persons.items[survivorId] ?? {};
  return children > 0 || monthsBetween(birthDate, date) >= largeWidowAge(Number(date.slice(0, 4)));
}

export const widowPensionFigure = /* @__PURE__ */ defineFigure('widowPension', {
  documents: ['persons', 'employments', 'incomes', 'statutoryPensions'],
  unit: 'moneyMonthly',
  source: '§§ 46, 67, 97 SGB VI, § 18b SGB IV',
  of: (household, { personId, date }: OfPerson) => widowPension({ household, personId, date }),
  amount: ({ pension }) => pension,
  assumes: () => true,
  explained: true,
});
