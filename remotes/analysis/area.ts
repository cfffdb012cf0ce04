import { page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { documents } from './documents';

export default defineArea(
  'analysis',
  [
    page(routes.analysis, () => import('./start/AnalysisPage'), {
      documents: documents.start,
      inParts: true,
    }),
    page(routes.income, () => import('./income/IncomePage'), { documents: documents.income, tolerant: true }),
    page(routes.expenses, () => import('./expenses/ExpensesPage'), {
      documents: documents.expenses,
      tolerant: true,
    }),
    page(routes.contracts, () => import('./contracts/ContractsPage'), {
      documents: documents.contracts,
      tolerant: true,
    }),
    page(routes.balanceSheet, () => import('./balance/BalancePage'), {
      documents: documents.balance,
      tolerant: true,
    }),
    page(routes.livingSituation, () => import('./living-situation/LivingSituationPage'), {
      documents: documents.livingSituation,
      tolerant: true,
    }),
    page(routes.statePension, () => import('./state-pension/StatePensionPage'), {
      documents: documents.statePension,
      tolerant: true,
    }),
    page(routes.personalData, () => import('./personal-data/PersonalDataPage'), {
      documents: documents.personalData,
      tolerant: true,
    }),
    page(routes.personalDataSections, () => import('./personal-data/SectionsPage'), {
      documents: documents.personalData,
      tolerant: true,
    }),
    page(routes.wishesAndGoals, () => import('./wishes-and-goals/WishesAndGoalsPage'), {
      documents: documents.wishesAndGoals,
      tolerant: true,
    }),
  ],
  {
    load: () => import(/* webpackChunkName: "areas" */ './areas/AnalysisRail'),
    documents: documents.analysis,
  },
);
