import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type PreferencesDocument,
  type Problem,
  preferencesDocument,
  preferencesQuery,
} from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import { createClient } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

describe('preferences', () => {
  const favourites = (...keys: string[]) => ({ favourites: keys });

  it('are empty at first, then what the person has set, in her order', async () => {
    const first = await petra.preferences();
    assert.deepEqual(preferencesDocument.parse(first.body), { version: 0, data: { favourites: [] } });
    const saved = await petra.putOwn(
      'preferences',
      0,
      favourites('RECAP', '/haushalt/:householdId/uebersicht'),
    );
    assert.equal(saved.status, 200);
    assert.deepEqual((await petra.preferences()).body, {
      version: 1,
      data: favourites('RECAP', '/haushalt/:householdId/uebersicht'),
    });
  });

  it('belong to the person, whatever contract she works for', async () => {
    const asAssistance = await clientOf('petra', '4700');
    const sabine = await clientOf('sabine', '4700');
    assert.equal((await asAssistance.preferences()).body.version, 1);
    assert.equal((await sabine.preferences()).body.version, 0);
    assert.equal((await sabine.putOwn('preferences', 0, favourites('PENSION'))).status, 200);
    assert.equal((await petra.preferences()).body.data.favourites[0], 'RECAP');
  });

  it('that were changed meanwhile are not replaced: 412 with what stands', async () => {
    const answers = await Promise.all([
      petra.putOwn<PreferencesDocument>('preferences', 1, favourites('PENSION')),
      petra.putOwn<PreferencesDocument>('preferences', 1, favourites('INVESTMENT')),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412]);
    const [saved, refused] = [...answers].sort((one, other) => one.status - other.status);
    assert.deepEqual(refused?.body, saved?.body);
    assert.equal((await petra.putOwn('preferences', 0, favourites())).status, 412);
  });

  for (const [what, version, body, status] of [
    ['without a version', undefined, favourites(), 428],
    ['with an id in an address', 2, favourites('/haushalt/11111111-0000-4000-8000-000000000002'), 400],
    ['with a favourite twice', 2, favourites('RECAP', 'RECAP'), 400],
    ['with a product that is none', 2, { favourites: [], favouriteProducts: ['../x'] }, 400],
    [
      'with an order that is none',
      2,
      { favourites: [], householdOrder: { by: 'city', descending: false } },
      400,
    ],
    ['with anything else', 2, { favourites: [], note: 'x' }, 400],
  ] as const)
    it(`${what} are refused (${status})`, async () => {
      assert.equal((await petra.putOwn('preferences', version, body)).status, status);
    });

  it('cannot hold favourites without the permission, and stay what they were', async () => {
    const held = Object.values(permissions).filter((permission) => permission !== permissions.favorites);
    await services.database.q('update advisor_user set permissions = $1 where user_id = $2', [held, 'timo']);
    const timo = await clientOf('timo', '4711');
    const { status, body } = await timo.putOwn<Problem>('preferences', 0, favourites('RECAP'));
    assert.deepEqual([status, body.code], [403, 'forbidden']);
    const product = { favourites: [], favouriteProducts: ['phv-komfort'] };
    assert.equal((await timo.putOwn('preferences', 0, product)).status, 403);
    assert.equal((await timo.putOwn('preferences', 0, favourites())).status, 200);
  });

  it('cannot name a default context without the permission for settings, nor households that are none', async () => {
    const nora = await clientOf('nora', '4712');
    assert.equal(
      (await nora.putOwn('preferences', 0, { favourites: [], defaultContract: '4712' })).status,
      200,
    );
    const held = Object.values(permissions).filter((permission) => permission !== permissions.userSettings);
    await services.database.q('update advisor_user set permissions = $1 where user_id = $2', [held, 'nora']);
    const restricted = await clientOf('nora', '4712');
    const other = await restricted.putOwn('preferences', 1, { favourites: [], defaultContract: '4711' });
    assert.equal(other.status, 403);
    const withoutTile = { favourites: [], defaultContract: '4712', hiddenTiles: ['rating'] };
    assert.equal((await restricted.putOwn('preferences', 1, withoutTile)).status, 403);
    const hidden = { favourites: [], defaultContract: '4712', listAfterSearch: true };
    assert.equal((await restricted.putOwn('preferences', 1, hidden)).status, 200);
    const wrong = { ...hidden, favouriteHouseholds: ['Musterhaus'] };
    assert.equal((await restricted.putOwn('preferences', 2, wrong)).status, 400);
  });

  it('are nobody’s without a token (401)', async () => {
    assert.equal(
      (await createClient(services.url, 'none').graphql('configuration', preferencesQuery)).status,
      401,
    );
  });
});
