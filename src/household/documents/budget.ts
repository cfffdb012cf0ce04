import * as z from 'zod/mini';
import { expenseCategories } from './codes';
import { defineDocument } from './defineDocument';
import { basisPoints, entry, frequency, id, isoDate, money, text } from './fields';
import { memberOf, valueAt, withValueAt } from './places';

const specialPayment = z.strictObject({
  month: z.int().check(z.minimum(1), z.maximum(12)),
  gross: z.optional(money(1_000_000)),
  net: z.optional(money(1_000_000)),
});

/**
 * Einkommen. `gross` and `net` are amounts of one payment; `net` missing means: not known yet. An estimated net is a
 * figure (`asOf`), and never stands here.
 */
const income = z.strictObject({
  ...entry,
  personId: id,
  kind: z.enum([
    'salary',
    'officialPay',
    'profit',
    'statutoryPension',
    'civilServicePension',
    'companyPension',
    'privatePension',
    'widowPension',
    'orphansPension',
    'childBenefit',
    'parentalAllowance',
    'unemploymentBenefit',
    'sickPay',
    'studentGrant',
    'maintenance',
    'rent',
    'capital',
    'sideJob',
    'other',
  ]),
  gross: z.optional(money(1_000_000)),
  net: z.optional(money(1_000_000)),
  /** How the net amount is known: typed from the payslip, or estimated from gross (F2). */
  netFrom: z._default(z.enum(['payslip', 'estimate']), 'payslip'),
  /** Zahlungen je Jahr, 12 to 15: a thirteenth salary of the same amount is a payment, not a special payment. */
  paymentsPerYear: z._default(z.int().check(z.minimum(12), z.maximum(15)), 12),
  /** The part of pay that is not fixed: commission, bonuses, supplements. Left out: not asked. */
  variableShare: z.optional(basisPoints(10_000)),
  specialPayments: z._default(z.record(id, specialPayment), {}),
  from: z.optional(isoDate),
  until: z.optional(isoDate),
  secureUntil: z.optional(isoDate),
  /** Of maintenance and an orphan's pension: the child that it is paid for. */
  childId: z.optional(id),
});
export const incomes = defineDocument(income, {
  owner: 'personId',
  links: [{ field: 'childId', document: 'persons' }],
  migrate: withoutStoredEstimates,
});
export type Income = z.infer<typeof income>;

/** Until November 2026 an estimate was written as if somebody had typed it. */
function withoutStoredEstimates(stored: unknown): unknown {
  const estimated = Object.keys(estimatedNets(stored)).map((id) => `/items/${id}/net`);
  return estimated.reduce((document, path) => withValueAt(document, path, undefined), stored);
}

/** The net of incomes that say it is an estimate, by id; of a document as it was written. */
export function estimatedNets(stored: unknown): Readonly<Record<string, number>> {
  const items = valueAt(stored, '/items');
  if (typeof items !== 'object' || items === null) return {};
  return Object.fromEntries(
    Object.entries(items).flatMap(([id, entry]) => {
      const net = memberOf(entry, 'net');
      return memberOf(entry, 'netFrom') === 'estimate' && typeof net === 'number' ? [[id, net]] : [];
    }),
  );
}

/** Ausgaben. Insurance premiums and loan rates are contracts, never expenses. */
const expense = z.strictObject({
  ...entry,
  category: z.enum(expenseCategories),
  detail: z.optional(text(60)),
  amount: money(100_000),
  frequency,
  /** Left out: an expense of all. */
  personId: z.optional(id),
  /** Einsparidee: what the household might save of it a month. */
  savingIdea: z.optional(money(100_000)),
});
export const expenses = defineDocument(expense, { owner: 'personId' });
export type Expense = z.infer<typeof expense>;
export type ExpenseCategory = Expense['category'];
