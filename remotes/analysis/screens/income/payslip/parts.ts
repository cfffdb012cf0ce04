/** What reads a payslip: fetched when one is to be photographed. */
export { PayslipSheet } from './PayslipSheet';
