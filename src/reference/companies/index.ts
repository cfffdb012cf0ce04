export { type CompanyKind, companyKinds } from './companyKinds';
export { type Company, companyList, otherCompany } from './companyList';
export { COMPANY_SEARCH_LIMIT, type CompanySearch, searchCompanies } from './searchCompanies';
