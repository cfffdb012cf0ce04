import type { AdvisorProfile } from '@vp-digital/core/contracts';

/** What the Erstinformation has to say (§ 15 (1) VersVermV), in its order. */
const initialInformationFields = [
  'company',
  'street',
  'postalCode',
  'city',
  'telephone',
  'status',
  'registerNumber',
  'remuneration',
  'complaintOffice',
] as const satisfies readonly (keyof AdvisorProfile)[];

export type InitialInformationField = (typeof initialInformationFields)[number];

/** What of it is missing. */
export const missingAtFirst = (profile: AdvisorProfile): InitialInformationField[] =>
  initialInformationFields.filter((field) => profile[field] === undefined);
