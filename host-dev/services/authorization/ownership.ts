type Parameter = `$${number}`;

/**
 * The ownership clause of every statement about households: the caller's accounting contract has access to
 * household `h`, until the last day of a sharing is over in Germany; to a locked one only the contract that owns it; and the
 * caller is no assistant whom somebody of the household has refused. Ownership is never checked outside of the statement that
 * reads or writes.
 */
export const isVisibleTo = (contract: Parameter, user: Parameter) =>
  `(${isOpenTo(contract)} and not (h.refuses_assistants and ${assists(contract, user)}))`;

/** Whether household `h` would be visible to the caller if nobody in it had refused assistants. */
export const isClosedToAssistant = (contract: Parameter, user: Parameter) =>
  `(${isOpenTo(contract)} and h.refuses_assistants and ${assists(contract, user)})`;

const isOpenTo = (contract: Parameter) =>
  `exists (select 1 from household_access a
    where a.household_id = h.household_id and a.contract = ${contract}
      and (a.until is null or a.until >= (select t.day from product_day t))
      and (a.kind = 'OWN' or h.status in ('active', 'archived')))`;

/** Whether a user works under a contract as an assistant of who holds it. */
export const assists = (contract: Parameter, user: Parameter) =>
  `exists (select 1 from advisor_context c
    where c.contract = ${contract} and c.user_id = ${user} and c.role = 'ASSISTANCE')`;

/** Whether household `h` was opened to the caller's accounting contract for reading and nothing else. */
export const isOnlyRead = (contractParameter: Parameter) =>
  `exists (select 1 from household_access a
    where a.household_id = h.household_id and a.contract = ${contractParameter} and a.scope = 'READ')`;

/**
 * Who may administer household `h`, and decide what is asked about it: the responsible advisor or a deputy, working under
 * the contract that owns it. Assistants prepare and never decide.
 */
export const isAdministeredBy = (contract: Parameter, user: Parameter) =>
  `exists (select 1 from household_access a
     join advisor_context c on c.contract = a.contract and c.user_id = ${user} and c.role in ('OWN', 'DEPUTY')
   where a.household_id = h.household_id and a.contract = ${contract} and a.kind = 'OWN')`;
