import type { CompanyKind } from './companyKinds';
import { companyList, otherCompany } from './companyList';
import { searchCompanies } from './searchCompanies';

/** The list of companies as a field offers it, by their names. */
export interface CompanyChoice {
  /** The first names that match a regular expression, and `other` after them. */
  search(text: string): string[];
  isListed(name: string): boolean;
  /** Stands for every company that is not listed: 'andere Gesellschaft'. */
  other: string;
}

/** The companies of these kinds; what is listed under another kind stays known. */
export const companyChoice = (kinds: readonly CompanyKind[]): CompanyChoice => ({
  search: (text) => searchCompanies({ text, kinds }).map(({ name }) => name),
  isListed: (name) => companyList.some((company) => company.name === name && company !== otherCompany),
  other: otherCompany.name,
});
