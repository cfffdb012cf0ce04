import * as z from 'zod/mini';
import { employmentStatuses, healthInsurances, socialSchemes } from './codes';
import { genders, maritalStatuses, salutations, taxClasses } from './personCodes';
import { defineDocument } from './defineDocument';
import { basisPoints, entry, id, isoDate, money, requiredText, text } from './fields';
import { personNamePattern } from './personName';
import { bank, belief, health } from './protection';

export const personName = requiredText(60).check(z.regex(personNamePattern));
/** A degree, as it stands before the name: "Dr.". */
export const personTitle = text(30);
export const salutation = z.enum(salutations);

/** Stammdaten (the specification's section `basicData`), by person id. */
const person = z.strictObject({
  ...entry,
  role: z.enum(['responsible', 'partner', 'child', 'other']),
  salutation: z.optional(salutation),
  title: z.optional(personTitle),
  firstName: personName,
  lastName: personName,
  birthName: z.optional(text(60)),
  birthDate: isoDate,
  gender: z.optional(z.enum(genders)),
  maritalStatus: z.optional(z.enum(maritalStatuses)),
  nationality: z.optional(text(2)),
  smoker: health(z.optional(z.boolean())),
  childBenefit: z.optional(z.boolean()),
  parents: z.optional(z.array(id)),
  /** Until when a child is in school, training or studies. */
  educationUntil: z.optional(isoDate),
  inHousehold: z.optional(z.boolean()),
  /** Somebody has died, on a day that may not be known. */
  deceased: z.optional(z.boolean()),
  /** When, as far as it is known: of nobody is it taken from another day. */
  deceasedOn: z.optional(isoDate),
});
export const persons = defineDocument(person, { owner: 'key', names: 'parents' });
export type Person = z.infer<typeof person>;

/** As the specification gives it: capitals, digits, space, hyphen. */
export const postalCode = z.string().check(z.regex(/^[A-Z0-9 -]{0,15}$/));
export const city = text(80);

/** Adressen, by address id. */
const address = z.strictObject({
  ...entry,
  personIds: z.array(id),
  street: z.optional(text(80)),
  houseNumber: z.optional(text(10)),
  postalCode: z.optional(postalCode),
  city: z.optional(city),
  federalState: z.optional(text(30)),
  country: z.optional(text(2)),
  main: z.optional(z.boolean()),
  /** Zustelladresse: where letters go; nobody lives there. */
  delivery: z.optional(z.boolean()),
  /** Since when the address holds. */
  validFrom: z.optional(isoDate),
});
export const addresses = defineDocument(address, { owner: 'personIds' });
export type Address = z.infer<typeof address>;

/** Beruf, by employment id; one of a person's employments is the main one. */
const employment = z.strictObject({
  ...entry,
  personId: id,
  main: z.optional(z.boolean()),
  status: z.enum(employmentStatuses),
  occupation: z.optional(text(80)),
  employer: z.optional(text(80)),
  since: z.optional(isoDate),
  /** Where the work is done, if not in Germany: by that country's law it is insured, and mostly taxed (Grenzgänger). */
  workCountry: z.optional(text(2)),
  fixedTermUntil: z.optional(isoDate),
  probationUntil: z.optional(isoDate),
  weeklyHoursTenths: z.optional(z.int().check(z.minimum(0), z.maximum(800))),
  officeShare: z.optional(basisPoints(10_000)),
  staffResponsibility: z.optional(z.boolean()),
  homeOffice: z.optional(z.boolean()),
  /** Versorgungswerk of doctors, lawyers and other professions. */
  professionalPensionFund: z.optional(text(80)),
  /**
   * What somebody on own account pays of a month to a Versorgungswerk, the state pension or the old-age fund of farmers; 0
   * says that there is nothing.
   */
  pensionContribution: z.optional(money(10_000)),
  /** Of the self-employed: the social insurance of artists (KSVG) or farmers. */
  socialScheme: z.optional(z.enum(socialSchemes)),
  healthInsurance: z.optional(z.enum(healthInsurances)),
  healthFund: z.optional(text(80)),
  healthFundSupplement: z.optional(basisPoints(600)),
  /** Krankengeld of the self-employed in a statutory fund: elected (Wahlerklärung, § 44 (2) SGB V). */
  sickPayElected: z.optional(z.boolean()),
  /** Beside a full old-age pension: contributions to the pension insurance go on (§ 5 (4) sentence 2 SGB VI). */
  pensionWaiver: z.optional(z.boolean()),
  /** Of a managing partner (GGF): can prevent every decision of the company, by 50 % of it or a blocking minority (§ 7 (1) SGB IV). */
  controlsCompany: z.optional(z.boolean()),
  /** In school, study or first training: the private liability contract of the parents covers this person too. */
  liabilityThroughParents: z.optional(z.boolean()),
  aidRate: z.optional(basisPoints(8_000)),
  /** Besoldung ("A13"), Dienstherr and ruhegehaltfähige years in tenths of civil servants. */
  payGrade: z.optional(text(20)),
  publicEmployer: z.optional(text(80)),
  /**
   * Altersgrenze in months of life, where it is not the standard age: of career soldiers by rank (§ 45 SG), of police, fire
   * brigade and prison service by the law of the employer.
   */
  retirementAgeMonths: z.optional(z.int().check(z.minimum(480), z.maximum(816))),
  pensionableYearsTenths: z.optional(z.int().check(z.minimum(0), z.maximum(450))),
});
export const employments = defineDocument(employment, { owner: 'personId' });
export type Employment = z.infer<typeof employment>;

/** Förderdaten (the specification's section `tax`), by person id. */
const taxProfile = z.strictObject({
  ...entry,
  taxId: bank(z.optional(z.string().check(z.regex(/^\d{11}$/)))),
  taxClass: z.optional(z.enum(taxClasses)),
  factorThousandths: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
  churchTax: belief(z.optional(z.boolean())),
  /** Kinderfreibeträge in halves: 4 means 2,0. */
  childAllowanceHalves: z.optional(z.int().check(z.minimum(0), z.maximum(20))),
  taxableIncome: z.optional(money(10_000_000)),
  /** Freibetrag for wage tax (§ 39a EStG) of a year. */
  wageTaxAllowance: z.optional(money(1_000_000)),
  /** Versicherungsnummer of the statutory pension (§ 147 SGB VI), and Zulagenummer (§ 90 EStG): twelve characters. */
  pensionInsuranceNumber: bank(z.optional(text(12))),
  allowanceNumber: bank(z.optional(text(12))),
  /** Grad der Behinderung (§ 152 SGB IX) in tens; 0 says that there is none. */
  disabilityDegree: health(z.optional(z.int().check(z.minimum(0), z.maximum(100), z.multipleOf(10)))),
  /** A Riester contract whose capital went into the home, or is to (Wohn-Riester). */
  homeRiester: z.optional(z.boolean()),
});
export const taxProfiles = defineDocument(taxProfile, { owner: 'key' });
export type TaxProfile = z.infer<typeof taxProfile>;
