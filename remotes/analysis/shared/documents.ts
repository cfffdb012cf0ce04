import {
  comparedDocuments,
  completenessDocuments,
  gradeDocuments,
  needDocuments,
} from '@vp-digital/core/household';
import { optimumDocuments } from './optimum/data';

/** The inputs of an estimated net, read wherever incomes are. */
const pay = ['persons', 'addresses', 'employments', 'taxProfiles', 'incomes', 'contracts'] as const;

/** The free amount, what it is saved for, and what is agreed. */
const plan = [
  ...pay,
  'expenses',
  'assets',
  'goals',
  'housing',
  'statutoryPensions',
  'absences',
  'savingsPlan',
  'assumptions',
] as const;

/** What the pages read. */
export const documents = {
  analysis: completenessDocuments,
  /** The areas, what is made of them, and how far the guided talk is. */
  rail: [
    ...completenessDocuments,
    'subsidyFacts',
    'savingsPlan',
    'accountModel',
    'saverType',
    'financialGrade',
  ],
  ffgStart: [
    ...completenessDocuments,
    'subsidyFacts',
    'savingsPlan',
    'accountModel',
    'saverType',
    'financialGrade',
    'appointments',
  ],
  ffgExplanation: ['persons', 'appointments'],
  saverType: [...plan, 'saverType'],
  financialGrade: [...gradeDocuments, 'financialGrade'],
  financialGradeSliders: [...gradeDocuments, 'financialGrade', 'recap'],
  /** Answers given in advance may include contact details; what is made of the areas stands there as in the rail. */
  start: [
    ...completenessDocuments,
    'contacts',
    'subsidyFacts',
    'savingsPlan',
    'accountModel',
    'saverType',
    'financialGrade',
  ],
  /** Expenses for the bank statement that is read there. */
  income: [...pay, 'expenses'],
  expenses: [...pay, 'housing', 'expenses', 'assets', 'absences'],
  contracts: [...pay, 'expenses', 'assets', 'absences', 'assumptions'],
  /** The documents that imported files add to. */
  imports: {
    statement: ['persons', 'expenses', 'incomes'],
    contracts: ['persons', 'contracts'],
    expenses: ['persons', 'expenses'],
    incomes: ['persons', 'incomes'],
  },
  balance: [...pay, 'expenses', 'assets', 'liabilities', 'goals', 'absences'],
  statePension: [...pay, 'statutoryPensions', 'assumptions'],
  livingSituation: [...pay, 'housing', 'expenses', 'assets', 'absences'],
  wishesAndGoals: [
    ...pay,
    'expenses',
    'assets',
    'goals',
    'housing',
    'statutoryPensions',
    'absences',
    'assumptions',
  ],
  savingsAmount: plan,
  /** The plan of old age, and what is taken over of it. */
  retirement: [...plan, 'simulationVariants'],
  /** What hangs on somebody's work, and the concept that a sample pension is taken over into. */
  manpower: [...plan, 'protectionWishes', 'simulationVariants'],
  /** Every figure of the household's course, and what is taken over of it: savings amount and goals. */
  futureHouseholdBudget: [...plan, 'simulationVariants'],
  twoAccounts: [...plan, 'bankAccounts', 'accountModel'],
  twoAccountsExplained: [...pay, 'expenses', 'absences', 'savingsPlan'],
  comparison: needDocuments,
  /** Topics, what has changed since a snapshot, and what the questions of the quick check ask for. */
  evaluation: comparedDocuments,
  optimum: [...optimumDocuments, 'recap', 'cartPositions'],
  optimumOfSnapshot: optimumDocuments,
  /** Assets for the accounts they are held in: not all of them are discussed together. Pay for what the results need. */
  personalData: [...pay, 'contacts', 'bankAccounts', 'assets'],
} as const;
