import cartPositionsOwn from '@vp-digital/locales/en/household/cartPositions.json';
import common from '@vp-digital/locales/en/household/common.json';
import contractsOwn from '@vp-digital/locales/en/household/contracts.json';
import expensesOwn from '@vp-digital/locales/en/household/expenses.json';

/** The same in English, by namespace: `household/<name>`. They come together, once for all pages. */
export { default as absences } from '@vp-digital/locales/en/household/absences.json';
export { default as accessDenied } from '@vp-digital/locales/en/household/accessDenied.json';
export { default as accountModel } from '@vp-digital/locales/en/household/accountModel.json';
export { default as appointmentRatings } from '@vp-digital/locales/en/household/appointmentRatings.json';
export { default as appointments } from '@vp-digital/locales/en/household/appointments.json';
export { default as assets } from '@vp-digital/locales/en/household/assets.json';
export { default as assumptions } from '@vp-digital/locales/en/household/assumptions.json';
export { default as bankAccounts } from '@vp-digital/locales/en/household/bankAccounts.json';
export { default as buildingPlans } from '@vp-digital/locales/en/household/buildingPlans.json';
export { default as certainty } from '@vp-digital/locales/en/household/certainty.json';
export { default as completeness } from '@vp-digital/locales/en/household/completeness.json';
export { default as contacts } from '@vp-digital/locales/en/household/contacts.json';
export { default as cooperation } from '@vp-digital/locales/en/household/cooperation.json';
export { default as customer } from '@vp-digital/locales/en/household/customer.json';
export { default as employments } from '@vp-digital/locales/en/household/employments.json';
export { default as goals } from '@vp-digital/locales/en/household/goals.json';
export { default as healthConsent } from '@vp-digital/locales/en/household/healthConsent.json';
export { default as healthPlans } from '@vp-digital/locales/en/household/healthPlans.json';
export { default as healthWishes } from '@vp-digital/locales/en/household/healthWishes.json';
export { default as housing } from '@vp-digital/locales/en/household/housing.json';
export { default as incomes } from '@vp-digital/locales/en/household/incomes.json';
export { default as jobInterests } from '@vp-digital/locales/en/household/jobInterests.json';
export { default as judgedNeeds } from '@vp-digital/locales/en/household/judgedNeeds.json';
export { default as liabilities } from '@vp-digital/locales/en/household/liabilities.json';
export { default as needDecisions } from '@vp-digital/locales/en/household/needDecisions.json';
export { default as needTable } from '@vp-digital/locales/en/household/needTable.json';
export { default as persons } from '@vp-digital/locales/en/household/persons.json';
export { default as questionnaire } from '@vp-digital/locales/en/household/questionnaire.json';
export { default as recap } from '@vp-digital/locales/en/household/recap.json';
export { default as simulationVariants } from '@vp-digital/locales/en/household/simulationVariants.json';
export { default as snapshots } from '@vp-digital/locales/en/household/snapshots.json';
export { default as sortableRows } from '@vp-digital/locales/en/household/sortableRows.json';
export { default as statutoryPensions } from '@vp-digital/locales/en/household/statutoryPensions.json';
export { default as subsidyFacts } from '@vp-digital/locales/en/household/subsidyFacts.json';
export { default as suitability } from '@vp-digital/locales/en/household/suitability.json';
export { default as taxProfiles } from '@vp-digital/locales/en/household/taxProfiles.json';
export { default as twoAccountsIdea } from '@vp-digital/locales/en/household/twoAccountsIdea.json';
export { default as whatIf } from '@vp-digital/locales/en/household/whatIf.json';

export const cartPositions = {
  ...cartPositionsOwn,
  line: contractsOwn.line,
  benefitKind: contractsOwn.benefitKind,
  discussedAlone: contractsOwn.discussedAlone,
  ...common,
};
export const contracts = { ...contractsOwn, ...common };
export const expenses = { ...expensesOwn, ...common };
