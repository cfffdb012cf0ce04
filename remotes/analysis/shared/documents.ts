import { comparedDocuments, completenessDocuments, needDocuments } from '@vp-digital/core/household';
import { optimumDocuments } from './optimum/data';

/** What an estimated net follows from is read with every income. */
const pay = ['persons', 'addresses', 'employments', 'taxProfiles', 'incomes', 'contracts'] as const;

/** What is free, what it is saved for, and what is agreed. */
const plan = [
  ...pay,
  'expenses',
  'assets',
  'goals',
  'housing',
  'statutoryPensions',
  'absences',
  'savingsPlan',
] as const;

/** What the pages read. */
export const documents = {
  analysis: completenessDocuments,
  /** What a household tells ahead may be how it can be reached. */
  start: [...completenessDocuments, 'contacts'],
  /** Expenses for the bank statement that is read there. */
  income: [...pay, 'expenses'],
  expenses: [...pay, 'housing', 'expenses', 'assets', 'absences'],
  contracts: [...pay, 'expenses', 'assets', 'absences'],
  /** What files that are read add to. */
  imports: {
    statement: ['persons', 'expenses', 'incomes'],
    contracts: ['persons', 'contracts'],
    expenses: ['persons', 'expenses'],
    incomes: ['persons', 'incomes'],
  },
  balance: [...pay, 'expenses', 'assets', 'liabilities', 'goals'],
  statePension: [...pay, 'statutoryPensions'],
  livingSituation: [...pay, 'housing', 'expenses', 'assets'],
  wishesAndGoals: [...pay, 'expenses', 'assets', 'goals', 'housing', 'statutoryPensions', 'absences'],
  savingsAmount: plan,
  twoAccounts: [...plan, 'bankAccounts', 'accountModel'],
  twoAccountsExplained: [...pay, 'expenses', 'savingsPlan'],
  comparison: needDocuments,
  /** Topics, what has changed since a state, and what the questions of the quick check tell. */
  evaluation: comparedDocuments,
  optimum: [...optimumDocuments, 'recap'],
  optimumOfSnapshot: optimumDocuments,
  /** Assets for the accounts that they lie on: not all of them are spoken of together. */
  personalData: ['persons', 'addresses', 'employments', 'taxProfiles', 'contacts', 'bankAccounts', 'assets'],
} as const;
