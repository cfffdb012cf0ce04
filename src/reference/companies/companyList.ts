import { comparePlain } from '../text/foldings';
import { type CompanyKind, companyKinds } from './companyKinds';
import { companyNames } from './companyNames';

export interface Company {
  readonly name: string;
  readonly kinds: readonly CompanyKind[];
}

/** The choice for a company that is not listed; of every kind. */
export const otherCompany: Company = { name: 'andere Gesellschaft', kinds: companyKinds };

/** Every company once, with all its kinds, by name; `otherCompany` is the last. */
export const companyList: readonly Company[] = [...namedCompanies(), otherCompany];

function namedCompanies(): Company[] {
  const names = new Set(companyKinds.flatMap((kind) => companyNames[kind]));
  return [...names]
    .sort(comparePlain)
    .map((name) => ({ name, kinds: companyKinds.filter((kind) => companyNames[kind].includes(name)) }));
}
