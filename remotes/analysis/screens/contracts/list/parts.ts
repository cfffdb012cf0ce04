export { ContractsList as Import } from './ContractsList';
