export {
  type AreaDeclaration,
  defineArea,
  type NoCustomerPage,
  type PageDeclaration,
  type PageModule,
  type RailDeclaration,
} from './areaDeclaration';
export { type AreaName, areaNames, isAreaName } from './areas';
export { breakpoints } from './breakpoints';
export {
  COMPANY_SEARCH_LIMIT,
  type Company,
  type CompanyKind,
  type CompanyChoice,
  type CompanySearch,
  companyChoice,
  companyKinds,
  companyList,
  otherCompany,
  searchCompanies,
} from './companies';
export { type Country, countryList, filterCountries, germany } from './countries';
export { type Environment, environments, isEnvironment } from './environments';
export {
  type FederalStateEntry,
  federalStateList,
  federalStateName,
  filterFederalStates,
} from './federal-states';
export { type FeatureFlag, featureFlags } from './flags';
export { intakeFlag } from './intakeFlag';
export { telephoneFlag } from './telephoneFlag';
export {
  type MenuCode,
  type MenuEntry,
  type MenuHit,
  type MenuSearch,
  type MenuTarget,
  menuCodes,
  menuCodesOf,
  menuEntries,
  furtherAliases,
  pageAliases,
  type SearchableEntry,
  searchMenu,
} from './menu';
export { type FileRight, fileRights, type Permission, permissions } from './permissions';
export {
  checkPostalCode,
  federalStatesOf,
  POSTAL_CODE_MAXIMUM_LENGTH,
  type PostalCodeCheck,
} from './postal-code';
export * from './routes';
export {
  type ExternalApp,
  externalApps,
  type GraphqlName,
  graphqlNames,
  type ServiceName,
  serviceNames,
} from './services';
