/** What the codes of a document are called: its fields' words, by field and code. A page brings those of the documents it shows. */
export { appointmentRatingsWords } from './appointmentRatings';
export { assetsWords } from './assets';
export { contractsWords } from './contracts';
export { employmentsWords } from './employments';
export { expensesWords } from './expenses';
export { incomesWords } from './incomes';
export { liabilitiesWords } from './liabilities';
export { recapWords } from './recap';
export { taxProfilesWords } from './taxProfiles';
