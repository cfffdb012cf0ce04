import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { earnedNet } from '../ownIncome';
import { type PayFacts, payFacts } from '../payFacts';
import { mainEmployment, occupationOf, type People } from '../people';

/** What sick pay of a statutory fund is computed from; `none` where there is none. */
export type SickPayFacts =
  | { kind: 'none' }
  | ({ kind: 'entitled'; employed: boolean; net: Cents } & PayFacts);

/**
 * Not relevant to civil servants, whose pay goes on, and to those who do not earn. Missing: gross, net, federalState,
 * healthInsurance of the self-employed.
 */
export function sickPayFacts(
  household: People & Pick<SectionData, 'addresses'>,
  personId: string,
): Outcome<SickPayFacts> {
  const occupation = occupationOf(household, personId);
  if (occupation !== 'employee' && occupation !== 'selfEmployed') return notRelevant;
  const entitled = hasSickPay(household, personId, occupation);
  if (entitled.kind !== 'computed') return entitled;
  if (!entitled.value) return computed({ kind: 'none' });

  const employed = occupation === 'employee';
  const facts = payFacts(household, personId, employed ? 'salary' : 'profit');
  const net = earnedNet(household, personId);
  if (facts.kind !== 'computed' || net.kind !== 'computed') return missingAll(factsOf(facts, net));
  return computed({ kind: 'entitled', employed, net: net.value, ...facts.value });
}

/** Employees in a statutory fund have it; the self-employed have to elect it (§ 44 (2) SGB V). */
function hasSickPay(
  household: People,
  personId: string,
  occupation: 'employee' | 'selfEmployed',
): Outcome<boolean> {
  const { healthInsurance, sickPayElected } = mainEmployment(household, personId) ?? {};
  if (healthInsurance === undefined)
    return occupation === 'employee' ? computed(true) : missing('healthInsurance', personId);
  const statutory = healthInsurance === 'statutory' || healthInsurance === 'statutoryVoluntary';
  return computed(statutory && (occupation === 'employee' || sickPayElected === true));
}
