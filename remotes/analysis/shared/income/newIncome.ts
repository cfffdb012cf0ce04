import type { Income } from '@vp-digital/core/household';

/** An income before anything is known of it. */
export const newIncome = (personId: string, kind: Income['kind'], position: number): Income => ({
  personId,
  kind,
  position,
  netFrom: 'payslip',
  paymentsPerYear: 12,
  specialPayments: {},
});
