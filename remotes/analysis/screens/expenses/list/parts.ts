export { ExpensesList as Import } from './ExpensesList';
