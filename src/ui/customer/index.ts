export { AdvisorOnly, CustomerBlock } from './CustomerBlock';
