import type { CompanyKind } from './companyKinds';
import { type Company, companyList, otherCompany } from './companyList';
import { companyPattern } from './companyPattern';

export const COMPANY_SEARCH_LIMIT = 20;

export interface CompanySearch {
  /** As typed; a regular expression. */
  readonly text: string;
  /** Only companies of one of these kinds; without them all. */
  readonly kinds?: readonly CompanyKind[] | undefined;
  /** Most matches to return. Default 20. */
  readonly limit?: number | undefined;
}

/**
 * The first companies whose name matches a regular expression regardless of case, by name. After them, and not
 * counted, always 'andere Gesellschaft': nobody is stuck because a company is not listed.
 */
export function searchCompanies({ text, kinds, limit = COMPANY_SEARCH_LIMIT }: CompanySearch): Company[] {
  const pattern = companyPattern(text);
  const matches = companyList.filter(
    (company) =>
      company !== otherCompany &&
      (kinds === undefined || company.kinds.some((kind) => kinds.includes(kind))) &&
      pattern.test(company.name),
  );
  return [...matches.slice(0, limit), otherCompany];
}
