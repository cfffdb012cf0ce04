export { advisorEndpoint } from './advisorEndpoint';
export { personEndpoint } from './personEndpoint';
