import { photosTexts } from '../../photo/photosTexts';

/** What reads a payslip: fetched when one is to be photographed. */
export { PayslipSheet } from './PayslipSheet';

export const texts = photosTexts;
