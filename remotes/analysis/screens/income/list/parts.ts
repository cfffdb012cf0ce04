export { IncomesList as Import } from './IncomesList';
