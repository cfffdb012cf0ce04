import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { type FieldVersions, mostPaths, type SectionDocument, withChanges } from '@vp-digital/core/contracts';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

type Incomes = SectionDocument<'incomes'>;

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

describe('what is remembered of the fields of a section', () => {
  const read = async (household: number) =>
    (await petra.get<Incomes>(`/api/households/${householdId(household)}/sections/incomes`)).body;
  const remembered = async (household: number) => {
    const [row] = await services.database.q<{ fieldVersions: FieldVersions }>(
      `select field_versions as "fieldVersions" from section where household_id = $1 and section = 'incomes'`,
      [householdId(household)],
    );
    return row?.fieldVersions ?? {};
  };
  const save = (household: number, version: number, changes: { path: string; value?: number }[]) =>
    petra.patchSection<Incomes>(household, 'incomes', version, changes);

  it('is nothing for what never was: neither its removal nor what is known already leaves a trace', async () => {
    const before = await read(1);
    const known = await remembered(1);
    for (let round = 0; round < 5; round += 1) {
      const nowhere = Array.from({ length: 200 }, () => ({ path: `/items/${randomUUID()}` }));
      assert.deepEqual((await save(1, before.version, nowhere)).body, before);
    }
    const [[id = '', entry] = []] = Object.entries(before.data.items);
    const same = await save(1, before.version, [{ path: `/items/${id}/net`, value: entry?.net ?? 0 }]);
    assert.deepEqual(same.body, before);
    assert.deepEqual(await remembered(1), known);
  });

  it('is bounded: who stands on an older version than what is remembered has a conflict, and loses nothing', async () => {
    const [id = '', other = ''] = Object.keys((await read(2)).data.items);
    const base = await read(2);
    const paths = Array.from({ length: mostPaths * 3 }, (_, n) => [`/items/gone-${n}`, n + 1] as const);
    await services.database.q(
      `update section set version = $2, field_versions = $3 where household_id = $1 and section = 'incomes'`,
      [householdId(2), mostPaths * 3, Object.fromEntries(paths)],
    );
    const saved = await save(2, mostPaths * 3, [{ path: `/items/${id}/net`, value: 4_711 }]);
    assert.equal(saved.status, 200);
    const after = await remembered(2);
    assert.equal(Object.keys(after).length, mostPaths + 1);
    assert.equal(after[''], mostPaths * 2 + 1);
    const late = await save(2, base.version, [{ path: `/items/${other}/net`, value: 1 }]);
    assert.equal(late.status, 412);
    const early = await save(2, mostPaths * 2 + 1, [{ path: `/items/${other}/net`, value: 1 }]);
    assert.equal(early.status, 200);
  });

  it('keeps the newest of every path, whatever order they come in', () => {
    let versions: FieldVersions = {};
    for (let version = 1; version <= 40; version += 1)
      versions = withChanges(
        versions,
        Array.from({ length: 100 }, (_, n) => ({ path: `/items/${(version % 20) * 100 + n}/net` })),
        version,
      );
    assert.equal(versions[''], 30);
    assert.deepEqual(
      Object.entries(versions)
        .filter(([path]) => path !== '')
        .map(([, version]) => version)
        .filter((version) => version <= 30),
      [],
    );
  });
});
