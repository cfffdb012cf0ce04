export { testConfig } from './testConfig';
export { type TestPage, testRegistry } from './testRegistry';
