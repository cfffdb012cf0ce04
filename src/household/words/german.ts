import cartPositionsOwn from '@vp-digital/locales/de/household/cartPositions.json';
import common from '@vp-digital/locales/de/household/common.json';
import contractsOwn from '@vp-digital/locales/de/household/contracts.json';
import expensesOwn from '@vp-digital/locales/de/household/expenses.json';

/**
 * The names of codes in documents, and the texts that several areas share, by namespace: `household/<name>`. They are
 * loaded together, once for all pages.
 */
export { default as absences } from '@vp-digital/locales/de/household/absences.json';
export { default as accessDenied } from '@vp-digital/locales/de/household/accessDenied.json';
export { default as accountModel } from '@vp-digital/locales/de/household/accountModel.json';
export { default as appointmentRatings } from '@vp-digital/locales/de/household/appointmentRatings.json';
export { default as appointments } from '@vp-digital/locales/de/household/appointments.json';
export { default as assets } from '@vp-digital/locales/de/household/assets.json';
export { default as assumptions } from '@vp-digital/locales/de/household/assumptions.json';
export { default as bankAccounts } from '@vp-digital/locales/de/household/bankAccounts.json';
export { default as buildingPlans } from '@vp-digital/locales/de/household/buildingPlans.json';
export { default as certainty } from '@vp-digital/locales/de/household/certainty.json';
export { default as completeness } from '@vp-digital/locales/de/household/completeness.json';
export { default as contacts } from '@vp-digital/locales/de/household/contacts.json';
export { default as cooperation } from '@vp-digital/locales/de/household/cooperation.json';
export { default as customer } from '@vp-digital/locales/de/household/customer.json';
export { default as employments } from '@vp-digital/locales/de/household/employments.json';
export { default as goals } from '@vp-digital/locales/de/household/goals.json';
export { default as healthConsent } from '@vp-digital/locales/de/household/healthConsent.json';
export { default as healthPlans } from '@vp-digital/locales/de/household/healthPlans.json';
export { default as healthWishes } from '@vp-digital/locales/de/household/healthWishes.json';
export { default as housing } from '@vp-digital/locales/de/household/housing.json';
export { default as incomes } from '@vp-digital/locales/de/household/incomes.json';
export { default as jobInterests } from '@vp-digital/locales/de/household/jobInterests.json';
export { default as judgedNeeds } from '@vp-digital/locales/de/household/judgedNeeds.json';
export { default as liabilities } from '@vp-digital/locales/de/household/liabilities.json';
export { default as needDecisions } from '@vp-digital/locales/de/household/needDecisions.json';
export { default as needTable } from '@vp-digital/locales/de/household/needTable.json';
export { default as persons } from '@vp-digital/locales/de/household/persons.json';
export { default as questionnaire } from '@vp-digital/locales/de/household/questionnaire.json';
export { default as recap } from '@vp-digital/locales/de/household/recap.json';
export { default as simulationVariants } from '@vp-digital/locales/de/household/simulationVariants.json';
export { default as snapshots } from '@vp-digital/locales/de/household/snapshots.json';
export { default as sortableRows } from '@vp-digital/locales/de/household/sortableRows.json';
export { default as statutoryPensions } from '@vp-digital/locales/de/household/statutoryPensions.json';
export { default as subsidyFacts } from '@vp-digital/locales/de/household/subsidyFacts.json';
export { default as suitability } from '@vp-digital/locales/de/household/suitability.json';
export { default as taxProfiles } from '@vp-digital/locales/de/household/taxProfiles.json';
export { default as twoAccountsIdea } from '@vp-digital/locales/de/household/twoAccountsIdea.json';
export { default as whatIf } from '@vp-digital/locales/de/household/whatIf.json';

export const cartPositions = {
  ...cartPositionsOwn,
  line: contractsOwn.line,
  benefitKind: contractsOwn.benefitKind,
  discussedAlone: contractsOwn.discussedAlone,
  ...common,
};
export const contracts = { ...contractsOwn, ...common };
export const expenses = { ...expensesOwn, ...common };
