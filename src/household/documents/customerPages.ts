import { type Permission, permissions } from '@vp-digital/core/reference';
import type { SectionName } from './sections';

const everyTalk = [permissions.mainAccess];

/**
 * Permissions of the screens whose page for the customer reads a document: a device in a customer's hands is sent it where the
 * advisor holds one of them. A document that is not listed is read by none of these pages.
 */
export const customerPageDocuments: Readonly<Record<SectionName, readonly Permission[]>> = {
  persons: everyTalk,
  addresses: everyTalk,
  employments: everyTalk,
  taxProfiles: everyTalk,
  incomes: everyTalk,
  expenses: everyTalk,
  contracts: everyTalk,
  assets: everyTalk,
  liabilities: everyTalk,
  goals: everyTalk,
  housing: everyTalk,
  statutoryPensions: everyTalk,
  financialGrade: everyTalk,
  subsidyFacts: everyTalk,
  protectionWishes: everyTalk,
  appointmentRatings: everyTalk,
  recap: everyTalk,
  healthPlans: [permissions.pkvModule],
  healthWishes: [permissions.pkvModule],
  contacts: everyTalk,
  bankAccounts: everyTalk,
  appointments: everyTalk,
  absences: everyTalk,
  needDecisions: everyTalk,
  savingsPlan: everyTalk,
  accountModel: everyTalk,
  cartPositions: everyTalk,
  suitability: everyTalk,
  cooperation: [permissions.recommendation],
  jobInterests: [permissions.teamBuilding],
  basicPensionPlans: everyTalk,
  assumptions: everyTalk,
  simulationVariants: everyTalk,
  saverType: everyTalk,
  buildingPlans: [permissions.buildingSavings],
  securityPlan: everyTalk,
};

/** Whether a page for the customer that somebody with these permissions can open reads the document. */
export const isReadByCustomerPages = (section: SectionName, held: ReadonlySet<string>): boolean =>
  Object.hasOwn(customerPageDocuments, section) && // one of a newer release is not listed
  customerPageDocuments[section].some((permission) => held.has(permission));
