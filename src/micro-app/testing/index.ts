export { consentTo, serveConsents } from './consents';
export { customerLooks, customersPage, type OpenedForCustomer, openForCustomer } from './customerLooks';
export { serveHealthChart, type ServedHealthChart } from './healthChart';
export { buttons, changeableFields, closed } from './readOnly';
export { type RenderAreaOptions, type RenderedArea, renderArea } from './renderArea';
export { testHousehold, testHouseholdOf, testHouseholds } from './testHousehold';
export {
  type Answer,
  createTestServices,
  json,
  problemAnswer,
  type TestHousehold,
  type TestServices,
} from './testServices';
export { testCatalogue } from './testCatalogue';
export { ownPreferences } from './ownPreferences';
