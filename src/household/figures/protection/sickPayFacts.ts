import type { Cents, IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { earnedNet } from '../ownIncome';
import { type PayFacts, payFacts } from '../payFacts';
import { branchesOf } from '../insuredBranches';
import { occupationOf, type People, worksAbroad } from '../people';

/** What sick pay of a statutory fund is computed from; `none` where there is none. */
export type SickPayFacts =
  | { kind: 'none' }
  | ({
      kind: 'entitled';
      employed: boolean;
      net: Cents;
      /** Whether the person bears these contributions on sick pay; a Versorgungswerk takes as much as the state scheme. */
      pensionInsured: boolean;
      unemploymentInsured: boolean;
    } & PayFacts);

/**
 * Not relevant to civil servants, whose pay goes on, and to those who do not earn. Missing: gross, net, federalState,
 * healthInsurance of the self-employed, controlsCompany of a managing partner, foreignLaw of work in another country.
 */
export function sickPayFacts(
  household: People & Pick<SectionData, 'addresses'>,
  personId: string,
  date: IsoDate,
): Outcome<SickPayFacts> {
  const occupation = occupationOf(household, personId);
  if (occupation !== 'employee' && occupation !== 'selfEmployed') return notRelevant;
  if (worksAbroad(household, personId)) return missing('foreignLaw', personId);
  const branches = branchesOf(household, personId, date);
  if (branches?.missing.includes('controlsCompany')) return missing('controlsCompany', personId);
  if (branches === undefined || branches.sickPay === 'payContinues') return notRelevant;
  if (branches.sickPay === undefined) return missing('healthInsurance', personId);
  if (branches.sickPay === 'none') return computed({ kind: 'none' });

  const employed = branches.isEmployee;
  const facts = payFacts(household, personId, occupation === 'employee' ? 'salary' : 'profit');
  const net = earnedNet(household, personId);
  if (facts.kind !== 'computed' || net.kind !== 'computed') return missingAll(factsOf(facts, net));
  return computed({
    kind: 'entitled',
    employed,
    net: net.value,
    pensionInsured: branches.pension.employee || (employed && branches.pensionScheme === 'professional'),
    unemploymentInsured: employed && branches.unemployment.employee,
    ...facts.value,
  });
}
