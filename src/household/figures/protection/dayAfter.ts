import type { Cents } from '@vp-digital/core/finance';
import { protectionConceptRules } from '../assumptions';
import { sum } from '../net';
import type { IncomeCourse } from './incomeCourse';

export interface DayAfterInput {
  /** With the concept; the case of those who cannot work any more. */
  course: IncomeCourse;
  /** Money at hand, and what is left of a month today after everything. */
  readyMoney: Cents;
  free: Cents;
  /** Month of the illness, counted from 1, in which the private pension is applied for. */
  claimMonth: number;
  /** Karenzzeit of the private pension. */
  waitingMonths: number;
}

export interface DayAfter {
  /** What is on the account at the end of each month, month 0 being today; without and with the private pension. */
  months: readonly { month: number; without: Cents; balance: Cents }[];
  /** The month of the first payment, with what is paid for the months before; undefined without a private pension. */
  firstPayment: { month: number; arrears: Cents } | undefined;
  /** The lowest balance until then, or until the end. */
  lowest: { month: number; balance: Cents };
}

/**
 * What happens to the account after an illness that lasts: pay, sick pay, pension of the state, and the private pension only
 * once the insurer has checked the claim. It is due from the seventh month on (six months of incapacity), plus the waiting
 * period; what is due earlier than it is paid comes in one sum. Everything else goes on as it is. Amounts of a month.
 */
export function dayAfter({ course, readyMoney, free, claimMonth, waitingMonths }: DayAfterInput): DayAfter {
  const { checkMonths, dueMonth, shownMonths } = protectionConceptRules.claim;
  const phases = course.cases.full;
  const pension = phases.find(({ kind }) => kind === 'pension');
  const isPrivate = ({ payer }: { payer: string }) => payer === 'private';
  const amountOf = (parts: readonly { amount: Cents }[]) => sum(parts.map(({ amount }) => amount));
  const privateMonth = amountOf(pension?.parts.filter(isPrivate) ?? []);
  const due = dueMonth + waitingMonths;
  const first = Math.max(claimMonth + checkMonths, due);
  const othersIn = (month: number): Cents => {
    const week = Math.ceil(((month - 0.5) * 52) / 12);
    const phase = phases.findLast(({ from }) => 'week' in from && from.week <= week);
    return amountOf(phase?.parts.filter((part) => !isPrivate(part)) ?? []);
  };
  const months: { month: number; without: Cents; balance: Cents }[] = [
    { month: 0, without: readyMoney, balance: readyMoney },
  ];
  for (let month = 1; month <= shownMonths; month += 1) {
    const before = months[month - 1] ?? { without: readyMoney, balance: readyMoney };
    const change = free + othersIn(month) - course.protection.net;
    const paid = month < first ? 0 : month === first ? privateMonth * (first - due + 1) : privateMonth;
    months.push({ month, without: before.without + change, balance: before.balance + change + paid });
  }
  const until = privateMonth > 0 ? months.filter(({ month }) => month < first) : months;
  const lowest = until.reduce((least, one) => (one.balance < least.balance ? one : least), months[0] ?? zero);
  return {
    months,
    firstPayment:
      privateMonth > 0 ? { month: first, arrears: privateMonth * Math.max(0, first - due) } : undefined,
    lowest: { month: lowest.month, balance: lowest.balance },
  };
}

const zero = { month: 0, without: 0, balance: 0 };
