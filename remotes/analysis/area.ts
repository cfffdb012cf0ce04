import { defineArea } from '@vp-digital/core/reference';
import { documents } from './documents';
import companyPresentation from './company-presentation/screen';
import analysis from './start/screen';
import personalData from './personal-data/screen';
import personalDataSections from './personal-data/sectionsScreen';
import livingSituation from './living-situation/screen';
import income from './income/screen';
import optimum from './optimum/screen';
import expenses from './expenses/screen';
import expensesReading from './expenses-reading/screen';
import contracts from './contracts/screen';
import balanceSheet from './balance/screen';
import statePension from './state-pension/screen';
import wishesAndGoals from './wishes-and-goals/screen';
import savingsAmount from './savings-amount/screen';
import twoAccountModel from './two-accounts/screen';
import twoAccountExplanation from './two-accounts-explained/screen';
import comparison from './comparison/screen';
import assessment from './evaluation/screen';
import expensesOfSnapshot from './expenses-of-snapshot/screen';
import optimumOfSnapshot from './optimum-of-snapshot/screen';

/** The screens in the order of a talk. */
export default defineArea(
  'analysis',
  [
    companyPresentation,
    analysis,
    personalData,
    personalDataSections,
    livingSituation,
    income,
    optimum,
    expenses,
    expensesReading,
    contracts,
    balanceSheet,
    statePension,
    wishesAndGoals,
    savingsAmount,
    twoAccountModel,
    twoAccountExplanation,
    comparison,
    assessment,
    expensesOfSnapshot,
    optimumOfSnapshot,
  ],
  {
    load: () => import('./areas/AnalysisRail'),
    documents: documents.analysis,
  },
);
