import {
  addMonths,
  calendarDay,
  type IsoDate,
  isoDate,
  requireCode,
  requireCount,
  requireDate,
} from '../../core';
import { type LawSource, seen, unverified } from '../lawSource';

/** Ages of the old-age pensions, in months, of those born on or after a day; the newest step that is not after it. */
type Steps = readonly (readonly [bornFrom: IsoDate, years: number, months: number])[];

/** Regelaltersgrenze: 65, a month more each year from 1947, two months from 1959, 67 from 1964. */
const standard: Steps = [
  ['0000-01-01', 65, 0],
  ['1947-01-01', 65, 1],
  ['1948-01-01', 65, 2],
  ['1949-01-01', 65, 3],
  ['1950-01-01', 65, 4],
  ['1951-01-01', 65, 5],
  ['1952-01-01', 65, 6],
  ['1953-01-01', 65, 7],
  ['1954-01-01', 65, 8],
  ['1955-01-01', 65, 9],
  ['1956-01-01', 65, 10],
  ['1957-01-01', 65, 11],
  ['1958-01-01', 66, 0],
  ['1959-01-01', 66, 2],
  ['1960-01-01', 66, 4],
  ['1961-01-01', 66, 6],
  ['1962-01-01', 66, 8],
  ['1963-01-01', 66, 10],
  ['1964-01-01', 67, 0],
];

/** 35 years of waiting time: raised from 1949 on, in steps of months until the standard age is met in March 1949. */
const longInsured: Steps = [
  ['0000-01-01', 65, 0],
  ['1949-01-01', 65, 1],
  ['1949-02-01', 65, 2],
  ['1949-03-01', 65, 3],
  ...standard.filter(([bornFrom]) => bornFrom >= '1950-01-01'),
];

/** 45 years: 63, two months more each year from 1953, 65 from 1964. */
const veryLongInsured: Steps = [
  ['0000-01-01', 63, 0],
  ['1953-01-01', 63, 2],
  ['1954-01-01', 63, 4],
  ['1955-01-01', 63, 6],
  ['1956-01-01', 63, 8],
  ['1957-01-01', 63, 10],
  ['1958-01-01', 64, 0],
  ['1959-01-01', 64, 2],
  ['1960-01-01', 64, 4],
  ['1961-01-01', 64, 6],
  ['1962-01-01', 64, 8],
  ['1963-01-01', 64, 10],
  ['1964-01-01', 65, 0],
];

/** Severely disabled: 63, raised month by month from January 1952, 65 from 1964; three years earlier with deductions. */
const disabled: Steps = [
  ['0000-01-01', 63, 0],
  ['1952-01-01', 63, 1],
  ['1952-02-01', 63, 2],
  ['1952-03-01', 63, 3],
  ['1952-04-01', 63, 4],
  ['1952-05-01', 63, 5],
  ['1952-06-01', 63, 6],
  ['1953-01-01', 63, 7],
  ['1954-01-01', 63, 8],
  ['1955-01-01', 63, 9],
  ['1956-01-01', 63, 10],
  ['1957-01-01', 63, 11],
  ['1958-01-01', 64, 0],
  ['1959-01-01', 64, 2],
  ['1960-01-01', 64, 4],
  ['1961-01-01', 64, 6],
  ['1962-01-01', 64, 8],
  ['1963-01-01', 64, 10],
  ['1964-01-01', 65, 0],
];

const tables = {
  standard: { steps: standard, source: seen('§ 35, § 235 SGB VI', 'GETTSIM parameter tables') },
  'long-insured': { steps: longInsured, source: unverified('§ 36, § 236 (2) SGB VI') },
  'very-long-insured': {
    steps: veryLongInsured,
    source: seen('§ 38, § 236b SGB VI', 'GETTSIM parameter tables'),
  },
  disabled: { steps: disabled, source: unverified('§ 37, § 236a (2) SGB VI') },
} as const satisfies Record<string, { steps: Steps; source: LawSource }>;

/** `long-insured`: 35 years of waiting time; `very-long-insured`: 45 years; `disabled`: severely, 35 years. */
export type OldAgePensionKind = keyof typeof tables;

/** By the text of a wire as well: throws FinanceError `invalid-input` on an unknown kind. */
function tableOf(kind: OldAgePensionKind): { readonly steps: Steps; readonly source: LawSource } {
  const kinds = ['standard', 'long-insured', 'very-long-insured', 'disabled'] as const;
  return tables[requireCode(kind, kinds, 'kind')];
}

/** Where the ages of a kind of pension stand. Throws `invalid-input`. */
export function fullAgeSource(kind: OldAgePensionKind): LawSource {
  return tableOf(kind).source;
}

/**
 * First of the month after an age is completed, which is on the eve of the birthday: those born on the 1st complete it
 * in the month before. Throws `invalid-date`, `invalid-input`.
 */
export function monthAfterAge(birthDate: IsoDate, ageMonths: number): IsoDate {
  requireCount(ageMonths, 'ageMonths', 0, 1_500);
  const { year, month, day } = calendarDay(birthDate);
  return addMonths(isoDate({ year, month, day: 1 }), ageMonths + (day === 1 ? 0 : 1));
}

/** The age without deductions, in months, by birth date. Throws `invalid-date`, `invalid-input`. */
export function fullPensionAge(kind: OldAgePensionKind, birthDate: IsoDate): number {
  requireDate(birthDate, 'birthDate');
  const [, years, months] = tableOf(kind).steps.findLast(([bornFrom]) => bornFrom <= birthDate) ?? ['', 0, 0];
  return years * 12 + months;
}
