type Parameter = `$${number}`;

/**
 * The ownership clause of every statement about households: the caller's accounting contract has access to
 * household `h`, until the last day of a sharing is over in Germany; to a locked one only the contract that owns it; and the
 * caller is no assistant whom somebody of the household has refused. Ownership is never checked outside of the statement that
 * reads or writes.
 */
export const isVisibleTo = (contract: Parameter, user: Parameter) =>
  `(${isOpenTo(contract)} and not (${assists(contract, user)} and ${refusesAssistants('h.household_id')}))`;

/** Whether household `h` would be visible to the caller if nobody in it had refused assistants. */
export const isClosedToAssistant = (contract: Parameter, user: Parameter) =>
  `(${isOpenTo(contract)} and ${assists(contract, user)} and ${refusesAssistants('h.household_id')})`;

const isOpenTo = (contract: Parameter) =>
  `exists (select 1 from household_access a
    where a.household_id = h.household_id and a.contract = ${contract}
      and (a.until is null or a.until >= (select t.day from product_day t))
      and (a.kind = 'OWN' or h.status in ('active', 'archived')))`;

/** Whether a user works under a contract as an assistant of who holds it. */
export const assists = (contract: Parameter, user: Parameter) =>
  `exists (select 1 from advisor_context c
    where c.contract = ${contract} and c.user_id = ${user} and c.role = 'ASSISTANCE')`;

/**
 * Whether somebody who lives in a household has refused that assistants work on its file, or taken that consent back: the
 * last word of each decides, and that of who has died binds nobody. No word leaves it open.
 */
export const refusesAssistants = (household: string) =>
  `exists (select 1 from consent_record no
     left join merged_person n on n.household_id = no.household_id and n.person_id = no.person_id
     join person p on p.household_id = no.household_id and p.person_id = coalesce(n.became_id, no.person_id)
     left join section s on s.household_id = no.household_id and s.section = 'persons'
   where no.household_id = ${household} and no.topic = 'assistantAccess' and no.action = 'withdrawn'
     and s.data #> array['items', p.person_id::text, 'deceasedOn'] is null
     and coalesce(s.data #>> array['items', p.person_id::text, 'deceased'], 'false') <> 'true'
     and not exists (select 1 from consent_record o
       left join merged_person m on m.household_id = o.household_id and m.person_id = o.person_id
       where o.household_id = no.household_id and o.topic = no.topic and o.position > no.position
         and coalesce(m.became_id, o.person_id) = p.person_id))`;

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
