export { testConfig } from './testConfig';
