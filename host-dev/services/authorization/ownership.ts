/**
 * The ownership clause of every statement about households: the caller's accounting contract has access to
 * household `h`; to a locked one only the contract that owns it. Ownership is never checked outside of the statement that reads or writes.
 */
export const isVisibleTo = (contractParameter: `$${number}`) =>
  `exists (select 1 from household_access a
    where a.household_id = h.household_id and a.contract = ${contractParameter}
      and (a.kind = 'OWN' or h.status in ('active', 'archived')))`;
