import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type Change, householdAnswer, householdQuery } from '@vp-digital/core/contracts';
import { addHousehold } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

test('a household says how many proposals lie in its cart: none discarded, concluded or confidential', async () => {
  const { householdId } = await addHousehold(services.database, { number: 61, contract: '4711' });
  let version = 0;
  const write = async (path: string, value: Change['value']) => {
    const { status, body } = await petra.patchSection<{ version: number }>(
      householdId,
      'cartPositions',
      version,
      [{ path, value }],
    );
    assert.equal(status, 200);
    version = body.version;
  };
  const summary = async () => {
    const { body } = await petra.graphql('person', householdQuery, { householdId });
    return householdAnswer.parse(body.data).household;
  };
  const count = async () => (await summary()).cartCount;
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  const position = { position: 0, kind: 'widget', title: 'Risikoleben 200.000 €' };
  const owner = (await summary()).persons[0]?.personId ?? '';
  assert.equal(await count(), 0);
  await write(`/items/${first}`, position);
  await write(`/items/${second}`, position);
  assert.equal(await count(), 2);
  await write(`/items/${second}/discardedOn`, '2026-10-01');
  await write(`/items/${third}`, { ...position, personId: owner, discussedAlone: 'leftOut' });
  assert.equal(await count(), 1);
  await write(`/items/${first}/contractId`, randomUUID());
  assert.equal(await count(), 0);
});
