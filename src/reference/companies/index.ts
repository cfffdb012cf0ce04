export { type CompanyKind, companyKinds } from './companyKinds';
export { type Company, companyList, otherCompany } from './companyList';
export { type CompanyChoice, companyChoice } from './companyChoice';
export { COMPANY_SEARCH_LIMIT, type CompanySearch, searchCompanies } from './searchCompanies';
