import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import type { BuildingInput } from '../../shared/building/course';
import type { BuildingPersonData } from '../../shared/building/data';
import { premiumOf } from '../../shared/building/subsidiesOf';
import type { ChangeSizes, Effect, FamilyMember } from './changes';

/** To whom the contract of a person can be assigned: everybody else of the household who lives. */
export const familyOf = (data: Pick<SectionData, 'persons'>, personId: string): readonly FamilyMember[] =>
  personsInOrder(data).filter(({ id, deceased }) => id !== personId && !deceased);

/**
 * The contract goes on in the name of a member of the family: balance, valuation and with them the allocation are the same. What
 * changes is whose age and income decide the Wohnungsbauprämie (§§ 1–2a WoPG).
 */
export function assignmentOf(
  { data, person }: BuildingPersonData,
  input: BuildingInput,
  { memberId }: ChangeSizes,
  date: string,
): Effect {
  const family = familyOf(data, person.id);
  const member = family.find(({ id }) => id === memberId) ?? family[0];
  if (!member) return { kind: 'assign', time: { kind: 'noMember' }, money: undefined };
  const paidYear = 12 * input.rate + input.extraYear;
  const before = premiumOf(data, person.id, paidYear, date);
  const after = premiumOf(data, member.id, paidYear, date);
  const money: Effect['money'] =
    before.kind === 'known' && after.kind === 'known'
      ? {
          kind: after.outcome === 'too-young' ? 'premiumYoung' : 'premium',
          amount: after.premium - before.premium,
        }
      : undefined;
  return { kind: 'assign', time: { kind: 'months', months: 0 }, money, member };
}
