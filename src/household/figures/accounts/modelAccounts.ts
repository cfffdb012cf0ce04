import type { BankAccount, SectionData } from '../../documents';

export type AccountRole = NonNullable<BankAccount['purpose']>;

/** A place of the model: which role, whose, and which recorded account plays it. */
export interface ModelAccount {
  role: AccountRole;
  /** Of a person alone; left out: of all together. */
  personId?: string;
  /** In `bankAccounts`; left out while none is recorded. */
  accountId?: string;
}

type Household = Pick<SectionData, 'bankAccounts'>;

/**
 * The account of a role: of a person one that is hers, alone before with others; of all together one that most of them share.
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
