import {
  type Cents,
  type FederalState,
  type Rate,
  requireAmount,
  requireCode,
  requireFlag,
  requireRecord,
  roundHalfUp,
  shareRounded,
} from '../core';
import { lawForYear } from '../law';
import { type CareRate, type CareSituation, careRate } from '../social-insurance';

export interface SickPayInput extends CareSituation {
  year: number;
  /** `employee`: also limited by net pay; `self-employed`: 70 % of the income of work alone. */
  status: 'employee' | 'self-employed';
  /** Regular gross pay, or income of work, of a month. */
  grossMonth: Cents;
  /** Net pay of a month; needed for employees, else ignored. */
  netMonth: Cents;
  /** One-off pay of the last twelve months liable to contributions; raises both limbs. */
  oneOffPayYear?: Cents;
  pensionInsured?: boolean;
  unemploymentInsured?: boolean;
  federalState: FederalState;
}

export interface SickPay {
  year: number;
  status: SickPayInput['status'];
  /** Regelentgelt of a day, limited to the ceiling. */
  countedPayDay: Cents;
  /** 70 % of it. */
  grossLimitDay: Cents;
  /** 90 % of net of a day, one-off pay included, at most net without it; as the gross limb for the self-employed. */
  netLimitDay: Cents;
  limitedBy: 'gross' | 'net';
  /** Sick pay of a day. */
  day: Cents;
  /** Sick pay of a month of 30 days. */
  month: Cents;
  care: CareRate;
  /** Contributions that the insured bear, of a month. */
  contributions: { pension: Cents; unemployment: Cents; care: Cents; total: Cents };
  contributionRate: Rate;
  /** Sick pay after contributions; free of tax (it raises the rate on other income). */
  netMonth: Cents;
  /** Net pay less this; 0 when there is none. */
  gapMonth: Cents;
}

const DAYS = 30;

/**
 * Statutory sick pay (F16), § 47 SGB V: the lower of 70 % of gross and 90 % of net a day, both with a twelfth of
 * the one-off pay a month, gross limited to the ceiling, all of it to net without one-off pay; the insured bear half
 * the pension and unemployment contributions and their care contribution. Cents.
 * Throws `unknown-year`, `negative-amount`, `invalid-input`, `invalid-date`.
 */
export function sickPay(input: SickPayInput): SickPay {
  const law = lawForYear(requireRecord(input, 'input').year);
  requireCode(input.status, ['employee', 'self-employed'], 'status');
  requireFlag(input.pensionInsured ?? true, 'pensionInsured');
  requireFlag(input.unemploymentInsured ?? true, 'unemploymentInsured');
  const gross = requireAmount(input.grossMonth, 'grossMonth');
  const net = requireAmount(input.netMonth, 'netMonth');
  const oneOff = requireAmount(input.oneOffPayYear ?? 0, 'oneOffPayYear');
  const ceiling = law.healthInsurance.ceilingMonth;
  const oneOffMonth = oneOff / 12;
  const counted = Math.min(gross + oneOffMonth, ceiling);
  const grossLimit = counted * law.sickPay.grossShare;
  const netLimit =
    input.status === 'employee' ? limitByNet(law.sickPay.netShare, { gross, net, oneOffMonth }) : grossLimit;
  const day = roundHalfUp(Math.min(grossLimit, netLimit) / DAYS);
  const month = day * DAYS;
  const care = careRate(input);
  const contributions = ownContributions(input, law, month, care);
  const netMonth = month - contributions.total;
  return {
    year: input.year,
    status: input.status,
    countedPayDay: roundHalfUp(counted / DAYS),
    grossLimitDay: roundHalfUp(grossLimit / DAYS),
    netLimitDay: roundHalfUp(netLimit / DAYS),
    limitedBy: netLimit < grossLimit ? 'net' : 'gross',
    day,
    month,
    care,
    contributions,
    contributionRate: month === 0 ? 0 : contributions.total / month,
    netMonth,
    gapMonth: Math.max(0, net - netMonth),
  };
}

/**
 * § 47 (1) sentences 2 to 4 SGB V: 90 % of net pay and of the net part of the one-off pay, which is as large as that
 * of the regular pay; the whole is never more than the net pay of now.
 */
function limitByNet(
  share: Rate,
  { gross, net, oneOffMonth }: { gross: Cents; net: Cents; oneOffMonth: Cents },
): Cents {
  const oneOffNet = gross === 0 ? 0 : (oneOffMonth * net) / gross;
  return Math.min((net + oneOffNet) * share, net);
}

function ownContributions(
  input: SickPayInput,
  law: ReturnType<typeof lawForYear>,
  month: Cents,
  care: CareRate,
): SickPay['contributions'] {
  const pension = input.pensionInsured === false ? 0 : shareRounded(month, law.pensionInsurance.rate / 2);
  const unemployment =
    input.unemploymentInsured === false ? 0 : shareRounded(month, law.unemploymentInsurance.rate / 2);
  const careShare = shareRounded(month, care.employeeRate);
  return { pension, unemployment, care: careShare, total: pension + unemployment + careShare };
}
