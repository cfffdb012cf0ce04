import { usePart } from '@vp-digital/core/micro-app';
import type { PayslipSheetProps } from './PayslipSheet';

const sheet = { load: () => import('./parts') };

/** Reading a payslip: fetched when somebody wants it. */
export function ReadPayslip(props: PayslipSheetProps) {
  const PayslipSheet = usePart(sheet)?.PayslipSheet;
  return PayslipSheet && <PayslipSheet {...props} />;
}
