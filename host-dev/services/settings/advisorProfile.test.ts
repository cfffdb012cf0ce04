import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ActingAdvisor, type AdvisorProfileDocument, actingAdvisor } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import { createClient } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const path = '/api/settings/advisor-profile';
const acting = '/api/settings/acting-advisor';

const sabine = await clientOf('sabine', '4700');
const known = {
  company: 'Beratung Senior',
  city: 'Augsburg',
  telephone: '0821 123456',
  status: 'agent',
  registerNumber: 'D-AB12-34CDE-56',
  remuneration: ['commission'],
};

describe('what advisors say of themselves', () => {
  it('is nothing at first, then what they have told', async () => {
    assert.deepEqual((await sabine.get(path)).body, { version: 0, data: {} });
    assert.equal((await sabine.putOwn('advisor-profile', 0, known)).status, 200);
    assert.deepEqual((await sabine.get(path)).body, { version: 1, data: known });
  });

  it('is not replaced when it was changed meanwhile: 412 with what stands', async () => {
    const { status, body } = await sabine.putOwn<AdvisorProfileDocument>('advisor-profile', 0, {});
    assert.deepEqual([status, body.data.city], [412, 'Augsburg']);
  });

  it('is read by who works for them under their contract, and is not theirs', async () => {
    const petra = await clientOf('petra', '4700');
    const read = await petra.get<ActingAdvisor>(acting);
    assert.deepEqual(actingAdvisor.parse(read.body).profile, known);
    assert.match(read.body.name, /^Sabine/);
    assert.equal(read.body.isOwn, false);
    const { data: hers } = (await petra.get<AdvisorProfileDocument>(path)).body;
    assert.equal(hers.company, 'Finanzberatung Beispiel');
    const own = await (await clientOf('petra', '4711')).get<ActingAdvisor>(acting);
    assert.deepEqual(own.body, { name: 'Petra Beispiel', isOwn: true, profile: hers });
  });

  it('of a contract that is not the caller’s is not read: it is his own that is answered', async () => {
    const nora = await clientOf('nora', '4712');
    const { body } = await nora.get<ActingAdvisor>(acting);
    assert.match(body.name, /^Nora/);
    assert.deepEqual(body.profile, {});
  });

  for (const [what, wrong] of [
    ['a number that no register has', { registerNumber: '4711' }],
    ['a portrait that is no JPEG', { portrait: Buffer.from('<svg onload="x"/>').toString('base64') }],
    ['a portrait that is too large', { portrait: `/9j/${'A'.repeat(100_000)}` }],
    ['a licence twice', { investmentScopes: ['funds', 'funds'] }],
    ['a telephone that is markup', { telephone: '<b>0821</b>' }],
    ['anything else', { shoeSize: 44 }],
  ] as const)
    it(`refuses ${what} (400) and stays as it was`, async () => {
      assert.equal((await sabine.putOwn('advisor-profile', 1, { ...known, ...wrong })).status, 400);
      assert.equal((await sabine.get<AdvisorProfileDocument>(path)).body.version, 1);
    });

  it('takes the permission for settings to change, not to read (403)', async () => {
    const held = Object.values(permissions).filter((permission) => permission !== permissions.userSettings);
    await services.database.q('update advisor_user set permissions = $1 where user_id = $2', [held, 'timo']);
    const timo = await clientOf('timo', '4711');
    assert.equal((await timo.get(path)).status, 200);
    assert.equal((await timo.putOwn('advisor-profile', 0, known)).status, 403);
  });

  it('is nobody’s without a token (401)', async () => {
    const stranger = createClient(services.url, 'none');
    assert.deepEqual([(await stranger.get(path)).status, (await stranger.get(acting)).status], [401, 401]);
  });
});
