import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  deathCover,
  incomeProtection,
  type Outcome,
  type SectionData,
  sickPayFigure,
} from '@vp-digital/core/household';
import type { caseDocuments } from './documents';
import type { DamageCase } from './cases';
import type { Product } from './product';

/** What a case of a household costs: of a month, or once. */
export interface CaseLoss {
  per: 'month' | 'once';
  loss: Cents;
  /** What is paid without any contract that is proposed: by the state, or by what is there. */
  paidAnyway: Cents;
}

export type CaseData = Pick<SectionData, (typeof caseDocuments)[number]>;

/** What happens to a person in a case, by the figures of the household (F16, F17, F18). */
export function caseLoss(
  { loss }: DamageCase,
  household: CaseData,
  { personId, date }: { personId: string; date: IsoDate },
): Outcome<CaseLoss> {
  if (loss.kind === 'amount') return computed({ per: 'once', loss: loss.amount, paidAnyway: 0 });
  if (loss.kind === 'death') {
    const cover = deathCover({ household, personId, date });
    if (cover.kind !== 'computed') return cover;
    return computed({ per: 'once', loss: cover.value.need, paidAnyway: cover.value.existingCover });
  }
  const protection = incomeProtection({ household, personId, date });
  if (protection.kind !== 'computed') return protection;
  const { target, pensionNet, privatePension } = protection.value;
  if (loss.payer === 'none') return computed({ per: 'month', loss: target, paidAnyway: privatePension });
  if (loss.payer === 'disabilityPension')
    return computed({ per: 'month', loss: target, paidAnyway: pensionNet + privatePension });
  const sick = sickPayFigure.of(household, { personId, date });
  if (sick.kind !== 'computed') return sick;
  return computed({ per: 'month', loss: target, paidAnyway: sickPayFigure.amount(sick.value) });
}

const computed = (value: CaseLoss): Outcome<CaseLoss> => ({ kind: 'computed', value });

export interface CaseResult {
  /** What the product pays, at most what is lost. */
  pays: Cents;
  /** What the household bears itself. */
  left: Cents;
}

/**
 * A case by a product's own rule; `benefit` is the chosen one in cents. Without a product (nothing taken) it pays nothing. A
 * daily benefit counts 30 days. Undefined where the product has no rule for the case.
 */
export function runCase(
  { key }: Pick<DamageCase, 'key'>,
  { loss, paidAnyway }: CaseLoss,
  taken: { product: Pick<Product, 'cases' | 'benefit'>; benefit?: Cents | undefined } | undefined,
): CaseResult | undefined {
  const open = Math.max(0, loss - paidAnyway);
  if (!taken) return { pays: 0, left: open };
  const rule = taken.product.cases.find((one) => one.case === key);
  if (!rule) return undefined;
  const pays = Math.min(open, paidBy(rule.pays, loss, benefitOf(taken)));
  return { pays, left: open - pays };
}

function benefitOf({
  product,
  benefit,
}: {
  product: Pick<Product, 'benefit'>;
  benefit?: Cents | undefined;
}): Cents {
  const amount = benefit ?? product.benefit?.usual ?? 0;
  return product.benefit?.kind === 'daily' ? amount * 30 : amount;
}

function paidBy(pays: Product['cases'][number]['pays'], loss: Cents, benefit: Cents): Cents {
  switch (pays.kind) {
    case 'nothing':
      return 0;
    case 'benefit':
      return benefit;
    case 'all':
      return Math.max(0, Math.min(loss, pays.upTo ?? loss) - pays.deductible);
    case 'share':
      return Math.round(loss * pays.share);
  }
}
