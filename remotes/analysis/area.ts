import { comparedDocuments, page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { documents } from './documents';

/** Pages by whose way the customer's comes. */
const start = () => import('./start/AnalysisPage');
const person = () => import('./personal-data/PersonalDataPage');
const goals = () => import('./wishes-and-goals/WishesAndGoalsPage');
const savingsAmount = () => import('./savings-amount/SavingsAmountPage');
const twoAccounts = () => import('./two-accounts/TwoAccountsPage');
const explained = () => import('./two-accounts-explained/TwoAccountsExplainedPage');
const optimum = () => import('./optimum/OptimumPage');
const optimumThen = () => import('./optimum-of-snapshot/OptimumOfSnapshotPage');
const expensesThen = () => import('./expenses-of-snapshot/ExpensesOfSnapshotPage');
const comparison = () => import('./comparison/ComparisonPage');
const evaluation = () => import('./evaluation/EvaluationPage');
const ofPerson = async () => (await person()).customer();

export default defineArea(
  'analysis',
  [
    page(routes.companyPresentation, () => import('./company-presentation/CompanyPresentationPage'), {
      documents: ['persons'],
      customer: () =>
        import(
          /* webpackChunkName: "customer-company" */ './company-presentation/CompanyPresentationCustomer'
        ),
    }),
    page(routes.analysis, start, {
      documents: documents.start,
      inParts: true,
      customer: async () => (await start()).customer(),
    }),
    page(routes.personalData, person, {
      documents: documents.personalData,
      tolerant: true,
      customer: ofPerson,
    }),
    page(routes.personalDataSections, () => import('./personal-data/SectionsPage'), {
      documents: documents.personalData,
      tolerant: true,
      customer: ofPerson,
    }),
    page(routes.livingSituation, () => import('./living-situation/LivingSituationPage'), {
      documents: documents.livingSituation,
      tolerant: true,
      customer: () =>
        import(/* webpackChunkName: "customer-home" */ './living-situation/LivingSituationCustomer'),
    }),
    page(routes.income, () => import('./income/IncomePage'), {
      documents: documents.income,
      tolerant: true,
      customer: () => import(/* webpackChunkName: "customer-income" */ './income/IncomeCustomer'),
    }),
    page(routes.optimum, optimum, {
      documents: documents.optimum,
      inParts: true,
      customer: async () => (await optimum()).customer(),
    }),
    page(routes.expenses, () => import('./expenses/ExpensesPage'), {
      documents: documents.expenses,
      tolerant: true,
      customer: () => import(/* webpackChunkName: "customer-expenses" */ './expenses/ExpensesCustomer'),
    }),
    page(routes.expensesReading, () => import('./expenses-reading/ExpensesReadingPage'), {
      documents: documents.expenses,
      customer: () =>
        import(
          /* webpackChunkName: "customer-expensesReading" */ './expenses-reading/ExpensesReadingCustomer'
        ),
    }),
    page(routes.contracts, () => import('./contracts/ContractsPage'), {
      documents: documents.contracts,
      tolerant: true,
      customer: () => import(/* webpackChunkName: "customer-contracts" */ './contracts/ContractsCustomer'),
    }),
    page(routes.balanceSheet, () => import('./balance/BalancePage'), {
      documents: documents.balance,
      tolerant: true,
      customer: () => import(/* webpackChunkName: "customer-balance" */ './balance/BalanceCustomer'),
    }),
    page(routes.statePension, () => import('./state-pension/StatePensionPage'), {
      documents: documents.statePension,
      tolerant: true,
      customer: () =>
        import(/* webpackChunkName: "customer-pension" */ './state-pension/StatePensionCustomer'),
    }),
    page(routes.wishesAndGoals, goals, {
      documents: documents.wishesAndGoals,
      tolerant: true,
      customer: async () => (await goals()).customer(),
    }),
    page(routes.savingsAmount, savingsAmount, {
      documents: [...documents.savingsAmount, 'recap'],
      inParts: true,
      customer: async () => (await savingsAmount()).customer(),
    }),
    page(routes.twoAccountModel, twoAccounts, {
      documents: [...documents.twoAccounts, 'recap'],
      inParts: true,
      customer: async () => (await twoAccounts()).customer(),
    }),
    page(routes.twoAccountExplanation, explained, {
      documents: documents.twoAccountsExplained,
      customer: async () => (await explained()).customer(),
    }),
    page(routes.comparison, comparison, {
      documents: comparedDocuments,
      inParts: true,
      customer: async () => (await comparison()).customer(),
    }),
    page(routes.assessment, evaluation, {
      documents: documents.evaluation,
      inParts: true,
      customer: async () => (await evaluation()).customer(),
    }),
    page(routes.expensesOfSnapshot, expensesThen, {
      documents: documents.expenses,
      inParts: true,
      customer: async () => (await expensesThen()).customer(),
    }),
    page(routes.optimumOfSnapshot, optimumThen, {
      documents: documents.optimumOfSnapshot,
      inParts: true,
      customer: async () => (await optimumThen()).customer(),
    }),
  ],
  {
    load: () => import(/* webpackChunkName: "areas" */ './areas/AnalysisRail'),
    documents: documents.analysis,
  },
);
