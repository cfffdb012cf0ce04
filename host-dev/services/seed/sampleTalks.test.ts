import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Recommendations, SectionDocument, Snapshot, SnapshotSummary } from '@vp-digital/core/contracts';
import { readStored, saverResult, type SectionData } from '@vp-digital/core/household';
import { personId, type SampleNumber } from '@vp-digital/core/household/samples';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests({ talks: true });
const petra = await clientOf('petra', '4711');
const pathOf = (sample: number) => `/api/households/${householdId(sample)}`;

const itemsOf = async <Name extends 'cartPositions' | 'recap' | 'saverType' | 'healthWishes' | 'assets'>(
  sample: number,
  section: Name,
): Promise<SectionData[Name]['items']> =>
  (await petra.get<SectionDocument<Name>>(`${pathOf(sample)}/sections/${section}`)).body.data.items;

it('each household has its proposals, with what was said to them', async () => {
  const said = async (sample: SampleNumber) =>
    Object.values(await itemsOf(sample, 'cartPositions')).map(({ line, benefit, premium, decisions }) => [
      line,
      (benefit ?? premium ?? 0) / 100,
      ...Object.values(decisions ?? {}).map(({ decision }) => decision),
    ]);
  assert.deepEqual(await said(1), [['disability', 750, 'later']]);
  assert.deepEqual(await said(2), [
    ['disability', 550, 'accepted'],
    ['termLife', 200_000, 'accepted'],
  ]);
  assert.deepEqual(await said(3), [
    ['basicPension', 600],
    ['termLife', 70_000, 'accepted'],
  ]);
  assert.deepEqual(await said(4), [['disability', 1_350, 'later']]);
  assert.deepEqual(await said(5), [['care', 800, 'declined']]);
  assert.deepEqual(await said(6), []);
});

it('everybody has a type of saver, one has internal notes, another wishes for health insurance', async () => {
  const types = async (sample: SampleNumber) =>
    Object.values(await itemsOf(sample, 'saverType')).map((answers) => saverResult(answers)?.types.join());
  assert.deepEqual(await Promise.all(([1, 2, 3, 4, 5, 6] as const).map(types)), [
    ['goal'],
    ['goal', 'safety'],
    ['opportunity'],
    ['safety', 'chance'],
    ['safety', 'safety'],
    ['chance'],
  ]);
  const [note] = Object.values(await itemsOf(3, 'recap'));
  assert.deepEqual([note?.visibility, note?.inReport], ['internal', false]);
  const weights = (await itemsOf(6, 'healthWishes'))[personId(6, 1)]?.weights ?? {};
  assert.equal(Object.values(weights).filter((weight) => weight === 'must').length, 4);
  assert.equal(Object.values(weights).filter((weight) => weight === 'important').length, 9);
});

it('household 2 has a snapshot of its last annual review, and its own amounts afterwards', async () => {
  const { body } = await petra.get<SnapshotSummary[]>(`${pathOf(2)}/snapshots`);
  const [then] = body;
  assert.equal(then?.createdAt.slice(0, 10), '2025-11-12');
  const { payload } = (await petra.get<Snapshot>(`${pathOf(2)}/snapshots/${then.snapshotId}`)).body;
  assert.equal(payload.derived?.figures?.householdNet, 528_000);
  assert.equal(payload.derived?.figures?.financialGrade, 2.9);
  const values = Object.values(await itemsOf(2, 'assets')).map(({ value }) => value / 100);
  assert.deepEqual(values.slice(0, 2), [3_100, 9_200]);
});

it('the code of household 1 was opened, that of household 2 has brought a contact', async () => {
  const of = async (sample: SampleNumber) => {
    const { body } = await petra.get<Recommendations>(`${pathOf(sample)}/recommendations`);
    return body.items.map(({ opened, contacts }) => [opened, ...contacts.map(({ state }) => state)]);
  };
  assert.deepEqual(await of(1), [[1]]);
  assert.deepEqual(await of(2), [[1, 'wanted']]);
});

it('what was removed of it does not come back with the next start', async () => {
  const { q } = services.database;
  await q(`update section set data = '{"items":{}}' where household_id = $1 and section = 'cartPositions'`, [
    householdId(1),
  ]);
  const again = await services.restart();
  const [row] = await again.database.q<{ data: unknown }>(
    `select data from section where household_id = $1 and section = 'cartPositions'`,
    [householdId(1)],
  );
  assert.deepEqual(readStored('cartPositions', row?.data).data.items, {});
  await again.close();
});
