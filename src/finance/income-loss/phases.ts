import { type Cents, requireAmount, requireCode, requireRecord } from '../core';
import { lawForYear } from '../law';

export interface IncomeLossInput {
  year: number;
  status: 'employee' | 'self-employed' | 'civil-servant';
  /** Net income of a month while healthy. */
  netMonth: Cents;
  /** Net sick pay, or the private daily sickness allowance, of a month; 0 without any. */
  sickNetMonth: Cents;
  /** Net pension of a month because of disability or unfitness, private pensions included. */
  disabilityNetMonth: Cents;
}

/** A stretch of time after income from work stops. */
export interface IncomeLossPhase {
  kind: 'full-pay' | 'nothing' | 'sick-pay' | 'disability';
  /** First week, counted from 1, and last week; open-ended when left out. */
  fromWeek: number;
  toWeek?: number;
  netMonth: Cents;
  /** What is missing against the net income. */
  gapMonth: Cents;
}

/**
 * What someone lives on after falling ill for long: employees have six weeks of pay (§ 3 EFZG), then sick pay to
 * week 78 (§ 48 SGB V), then a disability pension; the self-employed have nothing for six weeks; civil servants
 * keep their pay until they are retired as unfit. Cents of a month. Throws `unknown-year`, `negative-amount`,
 * `invalid-input`.
 */
export function incomeLossPhases(input: IncomeLossInput): IncomeLossPhase[] {
  const { continuedPayWeeks, longestWeeks } = lawForYear(requireRecord(input, 'input').year).sickPay;
  requireCode(input.status, ['employee', 'self-employed', 'civil-servant'], 'status');
  const net = requireAmount(input.netMonth, 'netMonth');
  const sick = requireAmount(input.sickNetMonth, 'sickNetMonth');
  const disability = requireAmount(input.disabilityNetMonth, 'disabilityNetMonth');
  const phase = (
    kind: IncomeLossPhase['kind'],
    fromWeek: number,
    toWeek: number | undefined,
    netMonth: Cents,
  ): IncomeLossPhase => ({
    kind,
    fromWeek,
    ...(toWeek === undefined ? {} : { toWeek }),
    netMonth,
    gapMonth: Math.max(0, net - netMonth),
  });
  if (input.status === 'civil-servant') {
    return [
      phase('full-pay', 1, longestWeeks, net),
      phase('disability', longestWeeks + 1, undefined, disability),
    ];
  }
  const first =
    input.status === 'employee'
      ? phase('full-pay', 1, continuedPayWeeks, net)
      : phase('nothing', 1, continuedPayWeeks, 0);
  return [
    first,
    phase(sick > 0 ? 'sick-pay' : 'nothing', continuedPayWeeks + 1, longestWeeks, sick),
    phase('disability', longestWeeks + 1, undefined, disability),
  ];
}
