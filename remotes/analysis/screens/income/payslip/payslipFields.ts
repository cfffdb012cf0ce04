import type { PayslipProposal } from '@vp-digital/core/contracts';

export type PayslipField = keyof PayslipProposal;

/** In the order in which they are confirmed. */
export const payslipFields = ['gross', 'net', 'taxClass'] as const satisfies readonly PayslipField[];
