import { permissions } from '@vp-digital/core/reference';
import * as z from 'zod/mini';
import { adviceDecisions, cartKinds } from './cartCodes';
import { benefitKinds, insuranceLines, savingLines } from './codes';
import { defineDocument } from './defineDocument';
import {
  basisPoints,
  discussedAlone,
  entry,
  frequency,
  id,
  isoDate,
  money,
  requiredText,
  text,
} from './fields';
import { needTopics } from './needCodes';

/** What one adult says to a position. */
const answer = z.strictObject({
  decision: z.optional(z.enum(adviceDecisions)),
  decidedOn: z.optional(isoDate),
});

/** The solution: the fields of a contract that is not there yet (`contractOf`); a premium that is missing is unknown. */
const solution = {
  /** Without a line nothing is to be concluded that figures count: a task, a tax class, a lever of the Optimum. */
  line: z.optional(z.enum([...insuranceLines, ...savingLines])),
  company: z.optional(text(80)),
  premium: z.optional(money(100_000)),
  frequency: z.optional(frequency),
  start: z.optional(isoDate),
  end: z.optional(isoDate),
  yearlyRise: z.optional(basisPoints(2_000)),
  benefit: z.optional(money(100_000_000)),
  benefitKind: z.optional(z.enum(benefitKinds)),
  benefitFromDay: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  benefitUntilAge: z.optional(z.int().check(z.minimum(0), z.maximum(120))),
  deductible: z.optional(money(100_000)),
  /** Private health insurance: of the premium, what is for Krankentagegeld; it ends with work. */
  sickPayPremium: z.optional(money(10_000)),
  naturalHazards: z.optional(z.boolean()),
  employerShare: z.optional(money(100_000)),
  projectedPension: z.optional(money(1_000_000)),
  targetSum: z.optional(money(10_000_000)),
};

/** Warenkorbposition: what is proposed to a person or to the household, and what they say to it. */
const cartPosition = z.strictObject({
  ...entry,
  ...solution,
  kind: z.enum(cartKinds),
  /** Whose contract it would be; left out: the household's. */
  personId: z.optional(id),
  /** What it is called: a product's name, or a solution in own words. */
  title: requiredText(120),
  /** Bedarfsfeld. */
  topic: z.optional(z.enum(needTopics)),
  /** Of a product of the catalogue; a free solution has neither. */
  productId: z.optional(text(80)),
  productVersion: z.optional(text(40)),
  /** Why it is proposed, in sentences made of the household's facts, and in own words. */
  reason: z.optional(text(2000)),
  /** What each adult says, by person id. A position of one adult is decided by her alone. */
  decisions: z.optional(z.record(id, answer)),
  /** Why the household decided this way. */
  decisionReason: z.optional(text(1000)),
  /** Wiedervorlage of what is decided later. */
  followUpOn: z.optional(isoDate),
  /** The contract that it would replace. */
  replacesId: z.optional(id),
  /** The notices about a replaced contract were talked through. */
  noticesSaid: z.optional(z.boolean()),
  /** Produktinformationsblatt (IPID, § 4 VVG-InfoV), handed over on this day. */
  productSheetOn: z.optional(isoDate),
  /** Basisinformationsblatt (Regulation (EU) 1286/2014), handed over on this day. */
  keyInformationOn: z.optional(isoDate),
  /** Individuelles Produktinformationsblatt (§ 7 AltZertG), handed over on this day. */
  pensionSheetOn: z.optional(isoDate),
  /** Conditions of the contract, handed over on this day. */
  termsOn: z.optional(isoDate),
  /** Amtliches Informationsblatt on private health insurance (§ 146 (1) Nr. 6 VAG), its receipt confirmed on this day. */
  informationSheetOn: z.optional(isoDate),
  /** Private health insurance: what is put aside each month for the premiums of old age, or why nothing is. */
  oldAgeMonth: z.optional(money(10_000)),
  oldAgeReason: z.optional(text(400)),
  /** Until when the offer holds. */
  validUntil: z.optional(isoDate),
  /** When it was put into the cart. */
  addedOn: z.optional(isoDate),
  /** The screen it comes from, as the route's path with its `:parameters`: no id of anybody. */
  origin: z.optional(text(200)),
  /** VERWORFEN: taken out on this day, kept with its reason. */
  discardedOn: z.optional(isoDate),
  discardReason: z.optional(text(400)),
  /** The contract that it has become. */
  contractId: z.optional(id),
  discussedAlone,
});
export const cartPositions = defineDocument(cartPosition, {
  owner: 'personId',
  answers: 'decisions',
  links: [
    { field: 'replacesId', document: 'contracts' },
    { field: 'contractId', document: 'contracts' },
  ],
  change: permissions.shoppingCart,
  merge: 'both',
});
export type CartPosition = z.infer<typeof cartPosition>;
export type CartDecision = z.infer<typeof answer>;
