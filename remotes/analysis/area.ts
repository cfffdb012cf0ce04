import { defineArea } from '@vp-digital/core/reference';
import { documents } from './shared/documents';
import companyPresentation from './screens/company-presentation/screen';
import analysis from './screens/start/screen';
import personalData from './screens/personal-data/screen';
import personalDataSections from './screens/personal-data/sectionsScreen';
import livingSituation from './screens/living-situation/screen';
import income from './screens/income/screen';
import optimum from './screens/optimum/screen';
import expenses from './screens/expenses/screen';
import expensesReading from './screens/expenses-reading/screen';
import contracts from './screens/contracts/screen';
import balanceSheet from './screens/balance/screen';
import statePension from './screens/state-pension/screen';
import wishesAndGoals from './screens/wishes-and-goals/screen';
import savingsAmount from './screens/savings-amount/screen';
import twoAccountModel from './screens/two-accounts/screen';
import twoAccountExplanation from './screens/two-accounts-explained/screen';
import comparison from './screens/comparison/screen';
import assessment from './screens/evaluation/screen';
import expensesOfSnapshot from './screens/expenses-of-snapshot/screen';
import optimumOfSnapshot from './screens/optimum-of-snapshot/screen';
import retirement from './screens/retirement/screen';
import manpower from './screens/manpower/screen';
import ffgStart from './screens/ffg-start/screen';
import ffgExplanation from './screens/ffg-explanation/screen';
import saverType from './screens/saver-type/screen';
import financialGrade from './screens/financial-grade/screen';
import financialGradeSliders from './screens/financial-grade-sliders/screen';
import futureHouseholdBudget from './screens/future-household-budget/screen';

/** The screens in the order of a talk. */
export default defineArea(
  'analysis',
  [
    companyPresentation,
    analysis,
    ffgStart,
    ffgExplanation,
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
    saverType,
    financialGrade,
    financialGradeSliders,
    comparison,
    futureHouseholdBudget,
    retirement,
    manpower,
    assessment,
    expensesOfSnapshot,
    optimumOfSnapshot,
  ],
  {
    load: () => import('./shared/rail/AnalysisRail'),
    documents: documents.rail,
  },
);
