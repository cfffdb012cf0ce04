/**
 * The ownership clause of every statement about households: the caller's accounting contract has access to
 * household `h`, until the last day of a sharing is over in Germany; to a locked one only the contract that owns it. Ownership is never checked outside of the statement that reads or writes.
 */
export const isVisibleTo = (contractParameter: `$${number}`) =>
  `exists (select 1 from household_access a
    where a.household_id = h.household_id and a.contract = ${contractParameter}
      and (a.until is null or a.until >= (select t.day from product_day t))
      and (a.kind = 'OWN' or h.status in ('active', 'archived')))`;

/** Whether household `h` was opened to the caller's accounting contract for reading and nothing else. */
export const isOnlyRead = (contractParameter: `$${number}`) =>
  `exists (select 1 from household_access a
    where a.household_id = h.household_id and a.contract = ${contractParameter} and a.scope = 'READ')`;

/**
 * Who may administer household `h`, and decide what is asked about it: the responsible advisor or a deputy, working under
 * the contract that owns it. Assistants prepare and never decide.
 */
export const isAdministeredBy = (contract: `$${number}`, user: `$${number}`) =>
  `exists (select 1 from household_access a
     join advisor_context c on c.contract = a.contract and c.user_id = ${user} and c.role in ('OWN', 'DEPUTY')
   where a.household_id = h.household_id and a.contract = ${contract} and a.kind = 'OWN')`;
