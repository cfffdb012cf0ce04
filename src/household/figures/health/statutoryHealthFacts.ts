import type { IsoDate } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../../documents';
import { branchesOf } from '../insuredBranches';
import { missing, notRelevant, type Outcome } from '../outcome';
import { type PayFacts, payFacts } from '../payFacts';
import {
  companyControl,
  type Occupation,
  occupationOf,
  type People,
  socialSchemeOf,
  worksAbroad,
} from '../people';
import { hasFreeMedicalCare } from '../publicService';

const payKinds: Partial<Record<Occupation, Income['kind']>> = {
  employee: 'salary',
  selfEmployed: 'profit',
  civilServant: 'officialPay',
};

/**
 * Not relevant to those who earn nothing or have Heilfürsorge, to farmers, whose fund goes by the land, nor to who has a Minijob alone, which makes nobody a
 * member of a fund (§ 7 (1) SGB V). Missing: `payFacts`,
 * controlsCompany of a managing partner, socialScheme of the self-employed who are insured by law.
 */
export function statutoryHealthFacts(
  household: People & Pick<SectionData, 'addresses'>,
  personId: string,
  date: IsoDate,
): Outcome<PayFacts> {
  if (companyControl(household, personId) === 'unknown') return missing('controlsCompany', personId);
  if (worksAbroad(household, personId)) return missing('foreignLaw', personId);
  const scheme = socialSchemeOf(household, personId);
  if (scheme === 'unknown') return missing('socialScheme', personId);
  const kind = payKinds[occupationOf(household, personId)];
  const isMinijob = branchesOf(household, personId, date)?.isMinijob === true;
  return kind === undefined || isMinijob || scheme === 'farmers' || hasFreeMedicalCare(household, personId)
    ? notRelevant
    : payFacts(household, personId, kind);
}
