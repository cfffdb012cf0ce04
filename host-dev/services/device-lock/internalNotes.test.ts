import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { SectionDocument, SectionsAnswer } from '@vp-digital/core/contracts';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { clientOf } = await servicesForTests();
const household = `/api/households/${householdId(2)}`;
const recap = `${household}/sections/recap`;
const secret = /INTERN: schwierig/;

const petra = await clientOf('petra', '4711');
const [forCustomer, internal] = [randomUUID(), randomUUID()];
const note = { kind: 'note', writtenAt: '2026-10-01T10:00:00.000Z', done: false, inReport: true };
const { version } = (await petra.get<SectionDocument>(recap)).body;
const written = await petra.patchSection(2, 'recap', version, [
  {
    path: `/items/${forCustomer}`,
    value: { ...note, position: 90, text: 'Zuerst die Rücklage', visibility: 'customer' },
  },
  {
    path: `/items/${internal}`,
    value: { ...note, position: 91, text: 'INTERN: schwierig', visibility: 'internal' },
  },
]);
assert.equal(written.status, 200);
const held = await petra.get<SectionsAnswer>(`${household}/sections?names=recap`);

const handOver = async (purpose: 'customerView' | 'rating') => {
  const device = await clientOf('petra', '4711');
  const locked = { purpose, householdId: householdId(2), pin: '271828' };
  assert.equal((await device.post('/api/user-account/device-lock', locked)).status, 201);
  return device;
};

describe('internal notes', () => {
  it('do not reach a device in a customer’s hands, whoever has signed in there; what is for the customer does', async () => {
    const device = await handOver('customerView');
    const single = await device.get<SectionDocument>(recap);
    assert.deepEqual([single.status, Object.hasOwn(single.body.data.items, forCustomer)], [200, true]);
    assert.doesNotMatch(JSON.stringify(single.body), secret);
    const together = await device.get<SectionsAnswer>(`${household}/sections?names=persons,recap`);
    assert.deepEqual(together.body.documents.recap, single.body);
  });

  it('are no part of what a device held before it was handed over', async () => {
    const device = await handOver('customerView');
    const again = await device.get<SectionsAnswer>(
      `${household}/sections?names=recap:${held.body.marks['recap']}`,
    );
    assert.deepEqual(again.body.unchanged, {});
    assert.ok(again.body.documents.recap);
    assert.doesNotMatch(JSON.stringify(again.body), secret);
  });

  it('are there again once it was given back', async () => {
    const device = await handOver('customerView');
    await device.post('/api/user-account/device-lock/pin', { pin: '271828' });
    assert.match(JSON.stringify((await device.get(recap)).body), secret);
  });

  it('are out of reach of who only rates, as all notes are', async () => {
    assert.equal((await (await handOver('rating')).get(recap)).status, 423);
  });
});
