import type { CoursePart, CoursePhase } from '@vp-digital/core/household';

/** What one payer pays, over neighbouring stretches of time with the same amount. */
export interface Payment extends CoursePart, Pick<CoursePhase, 'from' | 'until'> {}

/** The payers of a course in the order in which they begin. */
export function paymentsOf(phases: readonly CoursePhase[]): Payment[] {
  return phases.reduce<Payment[]>((payments, { from, until, parts }) => {
    const isSame = (payment: Payment) => (part: CoursePart) =>
      part.payer === payment.payer && part.amount === payment.amount;
    const continued = payments.map((payment) =>
      parts.some(isSame(payment)) ? { ...payment, until } : payment,
    );
    const begun = parts.filter((part) => !payments.some((payment) => isSame(payment)(part)));
    return [...continued, ...begun.map((part) => ({ ...part, from, until }))];
  }, []);
}
