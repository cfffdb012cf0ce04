import { type Cents, euros, type Rate, roundHalfUp } from '@vp-digital/core/finance';
import {
  type HospitalPart,
  hospitalParts,
  type OutpatientPart,
  outpatientParts,
  type Paid,
  type TariffTerms,
} from './terms';

/** Bills of an illness and its care: 1.240 € in all. */
export const outpatientBill: Readonly<Record<OutpatientPart, Cents>> = {
  doctor: euros(540),
  medicine: euros(260),
  therapy: euros(280),
  alternative: euros(160),
};

/** What an operation of the hip costs beside the ward: ten days in a single room, the chief physician's bill and what of it lies above the scale. */
const hospitalBill: Readonly<Record<HospitalPart, Cents>> = {
  singleRoom: euros(1_200),
  chiefPhysician: euros(2_800),
  aboveScale: euros(600),
};
export const hospitalDays = 10;

/** An implant with its crown. */
export const implantBill: Cents = euros(3_400);
/** Years of the contract that are looked at. */
export const dentalYears = [1, 2, 3, 4, 5, 6] as const;

/** A pair of glasses every second year, for ten years. */
export const glassesBill: Cents = euros(480);
export const glassesEvery = 2;
export const glassesYears = 10;

/** What the statutory funds leave to be paid; a year's law, in cents. */
interface StatutoryTerms {
  /** § 61 SGB V: a tenth of the price, within these bounds; three packs of 60, 80 and 120 euros. */
  coPayment: { share: Rate; least: Cents; most: Cents };
  packs: readonly Cents[];
  /** § 32 (2) with § 61 SGB V: a tenth, and an amount for the prescription. */
  prescription: Cents;
  /** §§ 39 (4), 61 SGB V: of a day in hospital, for so many days a year at most. */
  hospitalDay: { amount: Cents; days: number };
  /** § 55 SGB V: 60 % of what standard care of this tooth costs, which is assumed. */
  dentureSubsidy: { share: Rate; standardCare: Cents };
  /** § 62 SGB V: co-payments of a year end at this share of gross income. */
  limit: Rate;
}

export const statutoryTerms2026: StatutoryTerms = {
  coPayment: { share: 0.1, least: euros(5), most: euros(10) },
  packs: [60, 80, 120].map(euros),
  prescription: euros(10),
  hospitalDay: { amount: euros(10), days: 28 },
  dentureSubsidy: { share: 0.6, standardCare: euros(1_000) },
  limit: 0.02,
};

/** What is billed, what is paid back, and what is left: to all who have other bills, and where it is the only one of the year. */
export interface Share {
  bill: Cents;
  paid: Cents;
  own: Cents;
  /** With the whole Selbstbeteiligung of the year on it. */
  ownAlone: Cents;
}

/** What of a contract is looked at: its conditions, the Selbstbeteiligung of a year, and the part that it insures. */
export interface Insured {
  terms: TariffTerms;
  deductibleYear: Cents;
  /** One, or what the Beihilfe leaves. */
  part: Rate;
}

const sum = (amounts: readonly Cents[]) => amounts.reduce((all, amount) => all + amount, 0);

const paidOf = ({ share, upTo }: Paid, bill: Cents, part: Rate) =>
  roundHalfUp(Math.min(share * bill, upTo ?? Infinity) * part);

function shareOf(bill: Cents, paid: Cents, deductible: Cents): Share {
  return { bill, paid, own: bill - paid, ownAlone: bill - Math.max(0, paid - deductible) };
}

const partOf = (bill: Cents, part: Rate) => roundHalfUp(bill * part);

export function outpatientShare({ terms, deductibleYear, part }: Insured): Share {
  const bill = sum(outpatientParts.map((key) => partOf(outpatientBill[key], part)));
  const paid = sum(outpatientParts.map((key) => paidOf(terms.outpatient[key], outpatientBill[key], part)));
  return shareOf(bill, paid, deductibleYear);
}

export function hospitalShare({ terms, deductibleYear, part }: Insured): Share {
  const bill = sum(hospitalParts.map((key) => partOf(hospitalBill[key], part)));
  const paid = sum(hospitalParts.map((key) => paidOf(terms.hospital[key], hospitalBill[key], part)));
  return shareOf(bill, paid, deductibleYear);
}

/** The implant in a year of the contract, counted from 1: no more than the Zahnstaffel allows. */
export function implantShare({ terms, deductibleYear, part }: Insured, year: number): Share {
  const limit = terms.dentalLimits[year - 1];
  const paid = Math.min(paidOf(terms.dentures, implantBill, part), partOf(limit ?? implantBill, part));
  return shareOf(partOf(implantBill, part), paid, deductibleYear);
}

/** All glasses of ten years: each is paid once the interval of the tariff is over. */
export function glassesShare({ terms: { glasses }, deductibleYear, part }: Insured): Share {
  let next = 0;
  let [bill, paid, afterDeductible] = [0, 0, 0];
  for (let year = 0; year < glassesYears; year += glassesEvery) {
    const due = year >= next ? Math.min(glasses.amount, glassesBill) : 0;
    if (due > 0) next = year + glasses.everyYears;
    bill += partOf(glassesBill, part);
    paid += partOf(due, part);
    afterDeductible += Math.max(0, partOf(due, part) - deductibleYear);
  }
  return { bill, paid, own: bill - paid, ownAlone: bill - afterDeductible };
}

/** The same bills in a statutory fund: what is chosen beyond its benefits is paid by the person. */
export function statutoryShares({
  coPayment: { share, least, most },
  packs,
  prescription,
  hospitalDay,
  dentureSubsidy,
}: StatutoryTerms) {
  const medicines = sum(packs.map((price) => Math.min(most, Math.max(least, roundHalfUp(price * share)))));
  const therapy = roundHalfUp(outpatientBill.therapy * share) + prescription;
  const days = Math.min(hospitalDays, hospitalDay.days) * hospitalDay.amount;
  const subsidy = roundHalfUp(dentureSubsidy.share * dentureSubsidy.standardCare);
  const bills = {
    outpatient: sum(Object.values(outpatientBill)),
    hospital: sum(Object.values(hospitalBill)),
    glasses: (glassesBill * glassesYears) / glassesEvery,
  };
  const left = (bill: Cents, own: Cents): Share => ({ bill, paid: bill - own, own, ownAlone: own });
  return {
    outpatient: left(bills.outpatient, medicines + therapy + outpatientBill.alternative),
    hospital: { bill: bills.hospital, paid: 0, own: bills.hospital + days, ownAlone: bills.hospital + days },
    implant: left(implantBill, implantBill - subsidy),
    glasses: left(bills.glasses, bills.glasses),
  };
}

/** How long somebody is abroad in a year, and where. */
interface Travel {
  months: number;
  worldwide: boolean;
}

/** Whether a tariff covers a time abroad: all of it, a part, or none. */
export function abroadFit({ abroad }: Pick<TariffTerms, 'abroad'>, { months, worldwide }: Travel) {
  const covered = worldwide ? abroad.world : abroad.europe;
  if (covered === undefined || covered >= months) return { kind: 'whole' as const, months };
  return covered > 0 ? { kind: 'part' as const, months: covered } : { kind: 'none' as const, months: 0 };
}

/** Bills of a year from which handing them in pays: more than the Selbstbeteiligung and the premiums that would come back. */
export function worthHandingIn(
  { terms: { refund }, deductibleYear }: Insured,
  healthPremium: Cents,
): { refund: Cents; from: Cents } {
  const back = refund.months * healthPremium;
  return { refund: back, from: deductibleYear + back };
}

/** What premiums rose by a year over the history of a tariff. */
export const yearlyRise = (history: readonly { rise: Rate }[]): Rate =>
  history.reduce((all, { rise }) => all * (1 + rise), 1) ** (1 / Math.max(1, history.length)) - 1;
