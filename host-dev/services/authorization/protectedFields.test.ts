import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Problem, SectionConflict, SectionDocument } from '@vp-digital/core/contracts';
import { protectedFieldsOf, sectionNames } from '@vp-digital/core/household';
import { type Permission, permissions } from '@vp-digital/core/reference';
import { buildSchema } from 'graphql';
import { currentContracts } from '../contracts/published';
import { type Client, householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

type TaxProfiles = SectionDocument<'taxProfiles'>;
type Persons = SectionDocument<'persons'>;

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

describe('a protected field', () => {
  /** Timo, signed in with all permissions but these. */
  async function timoWithout(...missing: Permission[]): Promise<Client> {
    const held = Object.values(permissions).filter((permission) => !missing.includes(permission));
    await services.database.q('update advisor_user set permissions = $1 where user_id = $2', [held, 'timo']);
    return clientOf('timo', '4711');
  }
  const sectionOf = (household: number, section: string) =>
    `/api/households/${householdId(household)}/sections/${section}`;
  const read = async <Body>(client: Client, household: number, section: string) =>
    (await client.get<Body>(sectionOf(household, section))).body;
  const firstOf = ({ data }: { data: { items: object } }) => Object.keys(data.items)[0] ?? '';

  it('is not shown without its permission, and everything else is', async () => {
    const whole = await read<TaxProfiles>(petra, 1, 'taxProfiles');
    const { taxId, ...rest } = whole.data.items[firstOf(whole)] ?? {};
    assert.ok(taxId);
    const timo = await timoWithout(permissions.documentUpload);
    const shown = await read<TaxProfiles>(timo, 1, 'taxProfiles');
    assert.deepEqual(shown, { ...whole, data: { items: { [firstOf(whole)]: rest } } });
    const persons = await read<Persons>(timo, 1, 'persons');
    assert.equal(persons.data.items[firstOf(persons)]?.smoker, false);

    const other = await timoWithout(permissions.sectionReport);
    const hidden = await read<Persons>(other, 1, 'persons');
    assert.equal(hidden.data.items[firstOf(hidden)]?.firstName, 'Lena');
    assert.ok(!('smoker' in (hidden.data.items[firstOf(hidden)] ?? {})));
    assert.equal((await other.get(sectionOf(1, 'recap'))).status, 403);
    assert.equal((await other.patchSection(1, 'recap', 1, [{ path: '/items', value: {} }])).status, 403);
  });

  it('is not written without it, nor taken away with its entry, nor found out by guessing (403)', async () => {
    const timo = await timoWithout(permissions.documentUpload);
    const before = await read<TaxProfiles>(petra, 2, 'taxProfiles');
    const id = firstOf(before);
    const entry = `/items/${id}`;
    const { taxId } = before.data.items[id] ?? {};
    for (const change of [
      { path: `${entry}/taxId`, value: '12345678901' },
      { path: `${entry}/taxId`, value: taxId ?? '' },
      { path: `${entry}/taxId` },
      { path: entry, value: { taxId: taxId ?? '' } },
      { path: entry, value: { churchTax: false } },
      { path: entry },
      { path: '/items', value: {} },
      { path: '/items', value: null },
      { path: `/items/${randomUUID()}`, value: { taxId: '12345678901' } },
      { path: `/items/${randomUUID()}/taxId` },
    ]) {
      const refused = await timo.patchSection<Problem>(2, 'taxProfiles', before.version, [change]);
      assert.deepEqual([refused.status, refused.body.issues?.[0]?.code], [403, 'protected'], change.path);
      assert.ok(taxId && !JSON.stringify(refused.body).includes(taxId));
    }
    assert.deepEqual(await read(petra, 2, 'taxProfiles'), before);
  });

  it('leaves the rest of its entry open, and is in no answer about it', async () => {
    const timo = await timoWithout(permissions.documentUpload);
    const before = await read<TaxProfiles>(petra, 4, 'taxProfiles');
    const id = firstOf(before);
    const path = `/items/${id}/churchTax`;
    const saved = await timo.patchSection<TaxProfiles>(4, 'taxProfiles', before.version, [
      { path, value: true },
    ]);
    assert.deepEqual([saved.status, saved.body.data.items[id]?.churchTax], [200, true]);
    const late = await timo.patchSection<SectionConflict>(4, 'taxProfiles', before.version, [
      { path, value: false },
    ]);
    assert.deepEqual([late.status, late.body.paths], [412, [path]]);
    for (const { body } of [saved, late]) assert.doesNotMatch(JSON.stringify(body), /taxId/);
    const stored = await read<TaxProfiles>(petra, 4, 'taxProfiles');
    assert.equal(stored.data.items[id]?.taxId, before.data.items[id]?.taxId);
  });

  it('leaves a note when it is read, once an hour and person, and none when it is not', async () => {
    const timo = await timoWithout(permissions.documentUpload);
    const household = householdId(6);
    for (const client of [petra, petra, timo]) await read(client, 6, 'taxProfiles');
    for (const section of ['incomes', 'addresses']) await read(petra, 6, section);
    const rows = await services.database.q(
      `select user_id as who, as_user as role, contract, detail, subject_id as subject, hash from audit
       where household_id = $1 and action = 'section.read'`,
      [household],
    );
    assert.deepEqual(rows, [
      { who: 'petra', role: null, contract: '4711', detail: 'taxProfiles', subject: null, hash: null },
    ]);
  });

  it('of a snapshot leaves a note too', async () => {
    const snapshots = `/api/households/${householdId(5)}/snapshots`;
    const { body } = await petra.post<{ snapshotId: string }>(snapshots, {
      label: 'Stand',
      occasion: 'manual',
    });
    await petra.get(`${snapshots}/${body.snapshotId}`);
    const rows = await services.database.q(
      "select user_id as who from audit where subject_id = $1 and action = 'snapshot.read'",
      [body.snapshotId],
    );
    assert.deepEqual(rows, [{ who: 'petra' }]);
  });

  it('is in no answer of GraphQL', () => {
    const names = new Set(sectionNames.flatMap((section) => Object.keys(protectedFieldsOf(section))));
    assert.ok(names.has('taxId'));
    for (const name of ['person.graphql', 'advisor.graphql'])
      for (const type of Object.values(buildSchema(currentContracts()[name] ?? '').getTypeMap()))
        if ('getFields' in type)
          for (const field of Object.keys(type.getFields()))
            assert.ok(!names.has(field), `${type.name}.${field}`);
  });
});
