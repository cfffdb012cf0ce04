import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SectionDocument, SectionsAnswer } from '@vp-digital/core/contracts';
import { customerPageDocuments, type SectionName, sectionNames } from '@vp-digital/core/household';
import { devices } from '@vp-digital/core/household/testing/aged';
import { type Permission, permissions } from '@vp-digital/core/reference';
import { type Client, householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const sections = `/api/households/${householdId(1)}/sections`;
const everything: readonly Permission[] = Object.values(permissions);
const listed = sectionNames.filter((name) => name !== devices);

/** A device of Petra, who holds these permissions, in the customer's hands. */
async function handedOver(held: readonly Permission[]): Promise<Client> {
  await services.database.q('update advisor_user set permissions = $1 where user_id = $2', [held, 'petra']);
  const device = await clientOf('petra', '4711');
  const locked = { purpose: 'customerView', householdId: householdId(1), pin: '271828' };
  assert.equal((await device.post('/api/user-account/device-lock', locked)).status, 201);
  return device;
}

const read = (client: Client, section: SectionName) => client.get<SectionDocument>(`${sections}/${section}`);

/** By document, how each of the two calls answers. */
async function statuses(client: Client) {
  const { problems } = (await client.get<SectionsAnswer>(`${sections}?names=${sectionNames.join()}`)).body;
  const separately = await Promise.all(listed.map(async (name) => [name, (await read(client, name)).status]));
  return {
    separately: Object.fromEntries(separately) as Record<string, number>,
    together: Object.fromEntries(listed.map((name) => [name, problems[name]?.status ?? 200])),
  };
}

describe('a device in a customer’s hands is sent', () => {
  it('every document that a page for the customer reads, by either call', async () => {
    const device = await handedOver(everything);
    const all = Object.fromEntries(listed.map((name) => [name, 200]));
    assert.deepEqual(await statuses(device), { separately: all, together: all });
  });

  it('none that only pages read which this advisor cannot open (423)', async () => {
    const device = await handedOver([permissions.mainAccess, permissions.sectionReport]);
    const expected = Object.fromEntries(
      listed.map((name) => {
        const isSent = customerPageDocuments[name].includes(permissions.mainAccess);
        return [name, isSent ? 200 : name === 'jobInterests' ? 403 : 423]; // it takes a permission of its own
      }),
    );
    assert.deepEqual(await statuses(device), { separately: expected, together: expected });
    assert.equal(expected['healthPlans'], 423);
    assert.equal(expected['buildingPlans'], 423);
  });

  it('none that no page for the customer reads, which the advisor reads as before', async () => {
    const device = await handedOver(everything);
    assert.equal((await read(device, devices)).status, 423);
    await device.post('/api/user-account/device-lock/pin', { pin: '271828' });
    assert.equal((await read(device, devices)).status, 200);
  });

  it('no number of a bank or an authority, which no page for the customer shows', async () => {
    const petra = await clientOf('petra', '4711');
    const { body } = await read(petra, 'taxProfiles');
    const [personId = ''] = Object.keys(body.data.items);
    const change = { path: `/items/${personId}/taxId`, value: '86095742719' };
    assert.equal((await petra.patchSection(1, 'taxProfiles', body.version, [change])).status, 200);
    const device = await handedOver(everything);
    const shown = await read(device, 'taxProfiles');
    assert.ok(personId in shown.body.data.items);
    assert.doesNotMatch(JSON.stringify(shown.body), /86095742719/);
    assert.match(JSON.stringify((await read(petra, 'taxProfiles')).body), /86095742719/);
  });
});
