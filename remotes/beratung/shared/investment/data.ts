import type { SectionData } from '@vp-digital/core/household';
import { catalogueDocuments } from '../catalogue/data';

/** What an investment is talked about with: the catalogue's documents, suitability, goals, and how one meets today. */
export const investmentDocuments = [
  ...catalogueDocuments,
  'suitability' as const,
  'goals' as const,
  'appointments' as const,
  'assumptions' as const,
];
export type InvestmentData = Pick<SectionData, (typeof investmentDocuments)[number]>;
