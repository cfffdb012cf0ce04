export { accountingEndpoint } from './accountingEndpoint';
export { advisorEndpoint } from './advisorEndpoint';
export { configurationEndpoint } from './configurationEndpoint';
export { personEndpoint } from './personEndpoint';
