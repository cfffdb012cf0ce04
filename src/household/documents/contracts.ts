import * as z from 'zod/mini';
import {
  archiveReasons,
  benefitKinds,
  contractPapers,
  insuranceLines,
  loanLines,
  savingLines,
} from './codes';
import { defineDocument } from './defineDocument';
import { basisPoints, discussedAlone, entry, frequency, id, isoDate, money, text } from './fields';

const common = {
  ...entry,
  company: text(80),
  number: z.optional(text(30)),
  personIds: z._default(z.array(id), []),
  premium: money(100_000),
  frequency,
  start: z.optional(isoDate),
  end: z.optional(isoDate),
  /** Kündigungsfrist to the end of a contract year. */
  noticeMonths: z.optional(z.int().check(z.minimum(0), z.maximum(60))),
  /** The advisor wants to be reminded of the last day to cancel. */
  noticeReminder: z.optional(z.boolean()),
  /** What nobody has looked at is not in order yet. */
  state: z._default(z.enum(['unchecked', 'ok', 'review', 'cancel', 'paidUp']), 'unchecked'),
  /** Which papers of it lie before those who talk; none of them is kept. */
  papers: z.optional(z.array(z.enum(contractPapers))),
  /** Eigener or fremder Vertrag, as somebody has said: who has foreign ones only is no customer. */
  brokered: z.optional(z.enum(['own', 'foreign'])),
  discussedAlone,
};

/** What savings and insurances may have in common. */
const ofInsurers = {
  /** Dynamik: by how much premium and benefit rise each year. */
  yearlyRise: z.optional(basisPoints(2_000)),
  /** Bezugsberechtigte: who is paid in the case of death, in the words of the contract. */
  beneficiaries: z.optional(text(120)),
};

/** Versicherung: `benefit` is a sum, or an amount of a month or of a day, as the line has it. */
const insurance = z.strictObject({
  ...common,
  ...ofInsurers,
  kind: z.literal('insurance'),
  line: z.enum(insuranceLines),
  benefit: z.optional(money(100_000_000)),
  /**
   * Leistungsart, where it differs from what the line has: a sum, or an amount each month or day. Of Krankentagegeld it
   * is always written: what older releases stored without it is an amount of a month.
   */
  benefitKind: z.optional(z.enum(benefitKinds)),
  /** Of Krankentagegeld: the first day of an illness that is paid, counted from 1 ("ab dem 43. Tag"). */
  benefitFromDay: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  /** Selbstbeteiligung: of a claim, or of a year in private health insurance. */
  deductible: z.optional(money(100_000)),
  benefitUntilAge: z.optional(z.int().check(z.minimum(0), z.maximum(120))),
  /** Elementarschutz: floods, heavy rain, earthquakes and the like are covered, too. */
  naturalHazards: z.optional(z.boolean()),
});

/** Sparvertrag: the household's own rate is the premium less the employer's share (VL, bAV). */
const saving = z.strictObject({
  ...common,
  ...ofInsurers,
  kind: z.literal('saving'),
  line: z.enum(savingLines),
  employerShare: z.optional(money(100_000)),
  balance: z.optional(money(100_000_000)),
  balanceAsOf: z.optional(isoDate),
  /** Projected monthly pension. */
  projectedPension: z.optional(money(1_000_000)),
  targetSum: z.optional(money(10_000_000)),
  /** Riester: both parents have applied for the child allowances to be this saver's (§ 85 (2) EStG). */
  childAllowancesApplied: z.optional(z.boolean()),
});

/** Kredit: `premium` is the rate. */
const loan = z.strictObject({
  ...common,
  kind: z.literal('loan'),
  line: z.enum(loanLines),
  remainingDebt: z.optional(money(100_000_000)),
  debtAsOf: z.optional(isoDate),
  interest: z.optional(basisPoints(2_000)),
  interestFixedUntil: z.optional(isoDate),
  /** Anfängliche Tilgung of a year, as agreed; what is paid says `premium`. */
  repayment: z.optional(basisPoints(10_000)),
  /** Sondertilgung that the contract allows each year: a right and no plan, so in no figure. */
  specialRepayment: z.optional(money(10_000_000)),
  /** Years in which the household wants to pay off what is left when the fixed interest ends. */
  followUpYears: z.optional(z.int().check(z.minimum(1), z.maximum(40))),
});

/** Vertrag, of one of three kinds. */
const contract = z.discriminatedUnion('kind', [insurance, saving, loan]);

/** A contract that has ended, with the reason. It is in no figure, and can be brought back. */
const archivedContract = z.strictObject({
  contract,
  archivedOn: isoDate,
  reason: z.enum(archiveReasons),
});

/** `items` are the contracts that run; what has ended stands in `archived` by the same ids. */
export const contracts = {
  ...defineDocument(contract, { owner: 'personIds' }),
  schema: z.strictObject({
    items: z.record(id, contract),
    archived: z.optional(z.record(id, archivedContract)),
  }),
};
export type ArchivedContract = z.infer<typeof archivedContract>;
export type Contract = z.infer<typeof contract>;
export type InsuranceContract = z.infer<typeof insurance>;
export type SavingContract = z.infer<typeof saving>;
export type LoanContract = z.infer<typeof loan>;
