import type { BankAccount, SectionData } from '../../documents';

export type AccountRole = NonNullable<BankAccount['purpose']>;

/** A place of the model: which role, whose, and which recorded account plays it. */
export interface ModelAccount {
  role: AccountRole;
  /** Of one person; missing: of all together. */
  personId?: string;
  /** In `bankAccounts`; left out while none is recorded. */
  accountId?: string;
}

type Household = Pick<SectionData, 'bankAccounts'>;

/**
 * The account for a role: for a person one of their own, a sole account before a joint one; for all together one that
 * most of them share.
 */
export function findAccount(household: Household, role: AccountRole, personId?: string): ModelAccount {
  const candidates = Object.entries(household.bankAccounts.items)
    .filter(([, { purpose }]) => purpose === role)
    .filter(([, { personIds }]) => personId === undefined || personIds.includes(personId))
    .toSorted(([, one], [, other]) => {
      const fewer = one.personIds.length - other.personIds.length || one.position - other.position;
      return personId === undefined && one.personIds.length !== other.personIds.length ? -fewer : fewer;
    });
  const [accountId] = candidates[0] ?? [];
  return {
    role,
    ...(personId !== undefined && { personId }),
    ...(accountId !== undefined && { accountId }),
  };
}
