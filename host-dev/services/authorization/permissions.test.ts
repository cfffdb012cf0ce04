import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fileRights, permissions } from '@vp-digital/core/reference';
import { decodeJwt, type JWTPayload } from 'jose';
import { areaToken, createClient, startTestServices, type TestServices } from '../testing';
import { tokenSigner } from '../testing/signTokens';
import { everyCall } from '../testing/calls/everyCall';
import type { ServiceCall } from '../testing/calls/serviceCall';

const needed = everyCall('', '', '').flatMap((call) => call.permissions);
const permissionNames = [...new Set(needed)];

describe('what a caller may do', () => {
  let services: TestServices;
  let calls: ServiceCall[];
  let claims: JWTPayload;
  let sign: (claims: JWTPayload) => Promise<string>;
  before(async () => {
    services = await startTestServices();
    sign = await tokenSigner(services);
    const petra = decodeJwt(await areaToken(services.url, 'petra', '4711'));
    claims = { ...petra, permissions: Object.values(permissions), fileRights: [...fileRights] };
    const sabine = decodeJwt(await areaToken(services.url, 'sabine', '4700'));
    calls = everyCall(services.url, await sign(claims), await sign(sabine));
  });
  after(() => services.dispose());

  /** Makes every call and answers the names of those that were refused; any other answer than 2xx is an error. */
  async function refused(without: Partial<JWTPayload>, reason: string, made = calls): Promise<string[]> {
    const token = await sign({ ...claims, ...without });
    const client = createClient(services.url, token);
    const names: string[] = [];
    for (const { name, make } of made) {
      const { status, body } = await make(client, token);
      if (status === 403) {
        assert.match(body, /"code":"forbidden"/);
        assert.ok(body.includes(reason), `${name} says why: ${body}`);
        names.push(name);
      } else assert.ok(status === 200 || status === 201, `${name}: ${status} ${body}`);
    }
    return names;
  }

  const namesOf = (needs: (call: ServiceCall) => boolean) => calls.filter(needs).map(({ name }) => name);

  it('is everything with all permissions and rights', async () => {
    assert.deepEqual(await refused({}, ''), []);
  });

  it('of an assistant, with every permission, is all about households but to decide: assistants decide nothing', async () => {
    const aboutHouseholds = calls.filter(({ right }) => right !== undefined);
    assert.deepEqual(
      await refused({ sub: 'timo', name: 'Timo Assistent' }, '', aboutHouseholds),
      namesOf((call) => call.decides === true),
    );
  });

  /** Of everything else it takes nothing, so that none of the others decides about it. */
  it('is a call with nothing but what that takes', async () => {
    for (const call of calls) {
      const held = call.permissions.map((name) => permissions[name]);
      const rights = fileRights.filter((right) => right === call.right);
      assert.deepEqual(await refused({ permissions: held, fileRights: rights }, '', [call]), [], call.name);
    }
  });

  for (const name of permissionNames)
    it(`without ${name} is none of what takes it, and the refusal names it`, async () => {
      const key = permissions[name];
      const held = Object.values(permissions).filter((permission) => permission !== key);
      const taking = calls.filter((call) => call.permissions.includes(name));
      assert.deepEqual(
        await refused({ permissions: held }, key, taking),
        taking.map((call) => call.name),
      );
    });

  for (const right of fileRights)
    it(`without the file right “${right}” is none of what takes it, and the refusal names it`, async () => {
      const held = fileRights.filter((other) => other !== right);
      const taking = calls.filter((call) => call.right === right);
      assert.ok(taking.length > 0);
      assert.deepEqual(
        await refused({ fileRights: held }, `A file right is missing: ${right}`, taking),
        taking.map((call) => call.name),
      );
    });
});
