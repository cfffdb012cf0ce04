import { discussedAloneOf, factsOf, ownersOf, type SectionName } from '@vp-digital/core/household';
import type { Query } from '../database';
import type { SectionAddress } from './sectionRow';

/** The documents of which one person may discuss something alone. */
const documents = ['assets', 'liabilities', 'contracts', 'bankAccounts'] as const satisfies SectionName[];

interface EntryOwner {
  id: string;
  owner: string | undefined;
  isApart: boolean;
}

/** What a document says of its entries, and by them of the accounts that they lie on. */
const ownersIn = (section: SectionName, document: object): EntryOwner[] =>
  Object.values(document as Record<string, Record<string, object>>).flatMap((entries) =>
    Object.entries(entries).flatMap(([id, entry]) => {
      const { accountId } = factsOf(entry);
      const said = { owner: ownersOf(section, id, entry)[0], isApart: discussedAloneOf(entry) !== undefined };
      return [id, ...(typeof accountId === 'string' ? [accountId] : [])].map((one) => ({ id: one, ...said }));
    }),
  );

/**
 * Remembers of what was discussed alone, and is gone from a document, that it was: snapshots still hold it. Forgets it when
 * it stands there again for everybody.
 */
export async function rememberApart(
  q: Query,
  { householdId, section }: SectionAddress,
  before: object,
  after: object,
): Promise<void> {
  if (!documents.some((one) => one === section)) return;
  const [then, now] = [ownersIn(section, before), ownersIn(section, after)];
  const commonThen = new Set(then.flatMap(({ id, isApart }) => (isApart ? [] : [id])));
  const back = now.filter(({ id, isApart }) => !isApart && !commonThen.has(id)).map(({ id }) => id);
  if (back.length > 0)
    await q(
      `delete from discussed_alone where household_id = $1
         and entry_id in (select id.value::uuid from jsonb_array_elements_text($2) id)`,
      [householdId, back],
    );
  const left = new Set(now.map(({ id }) => id));
  for (const { id, owner, isApart } of then)
    if (isApart && owner !== undefined && !left.has(id))
      await q(
        `insert into discussed_alone (household_id, entry_id, person_id) values ($1, $2, $3)
         on conflict (household_id, entry_id) do update set person_id = excluded.person_id`,
        [householdId, id, owner],
      );
}

/** The ids of what one person discusses alone today, or did when it was deleted; except what is theirs who are named. */
export async function apartIn(
  q: Query,
  householdId: string,
  except: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const deleted = await q<{ id: string; owner: string }>(
    'select entry_id as id, person_id as owner from discussed_alone where household_id = $1',
    [householdId],
  );
  const rows = await q<{ section: SectionName; data: object }>(
    `select section, data from section where household_id = $1
       and section in (select jsonb_array_elements_text($2)) and ($3 or data::text like '%"discussedAlone"%')`,
    [householdId, documents, deleted.length > 0],
  );
  const owners = rows.flatMap(({ section, data }) => ownersIn(section, data));
  const inCommon = new Set(owners.flatMap(({ id, isApart }) => (isApart ? [] : [id])));
  const apart = [
    ...owners.filter(({ isApart }) => isApart),
    ...deleted.filter(({ id }) => !inCommon.has(id)),
  ];
  return apart.flatMap(({ id, owner }) => (owner !== undefined && except.has(owner) ? [] : [id]));
}
