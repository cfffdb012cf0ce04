import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { decodeJwt, type JWTPayload, UnsecuredJWT } from 'jose';
import {
  areaToken,
  createClient,
  exchangeToken,
  postToken,
  signIn,
  startTestServices,
  type TestServices,
} from '../testing';
import { tokenSigner } from '../testing/signTokens';

describe('a call of the services', () => {
  let services: TestServices;
  let sign: (claims: JWTPayload, typ?: string) => Promise<string>;
  before(async () => {
    services = await startTestServices();
    sign = await tokenSigner(services);
  });
  after(() => services.dispose());

  const path = '/api/households/11111111-0000-4000-8000-000000000001/sections/incomes';
  const statusWith = async (token: string) => (await createClient(services.url, token).get(path)).status;

  it('passes with a token of ours', async () => {
    assert.equal(await statusWith(await areaToken(services.url, 'petra', '4711')), 200);
  });

  it('is 401 with a token that is tampered with, unsigned, for another audience, expired, or missing', async () => {
    const token = await areaToken(services.url, 'petra', '4711');
    const claims: JWTPayload = decodeJwt(token);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const richer = Buffer.from(JSON.stringify({ ...claims, contract: '4700' })).toString('base64url');
    assert.notEqual(richer, payload);
    assert.equal(await statusWith(`${header}.${richer}.${signature}`), 401);
    assert.equal(await statusWith(new UnsecuredJWT(claims).encode()), 401);
    assert.equal(await statusWith(await sign({ ...claims, aud: 'urn:other' })), 401);
    assert.equal(await statusWith(await sign({ ...claims, iss: 'https://evil.example' })), 401);
    assert.equal(await statusWith(await sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 10 })), 401);
    assert.equal(await statusWith(await sign(claims, 'JWT')), 401);
    assert.equal((await fetch(services.url + path)).status, 401);
    assert.equal(await statusWith(await sign(claims)), 200);
  });

  it('is 403 without the permission or without a chosen contract', async () => {
    const claims: JWTPayload = decodeJwt(await areaToken(services.url, 'petra', '4711'));
    assert.equal(await statusWith(await sign({ ...claims, permissions: [] })), 403);
    assert.equal(await statusWith(await sign({ ...claims, fileRights: [] })), 403);
    assert.equal(await statusWith(await areaToken(services.url, 'petra')), 403);
  });

  it('that was refused because its token ran out writes once when it is repeated with a renewed one', async () => {
    const { tokens } = await signIn(services.url, 'petra');
    const claims: JWTPayload = decodeJwt(await areaToken(services.url, 'petra', '4711'));
    const expired = createClient(
      services.url,
      await sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }),
    );
    const key = randomUUID();
    const snapshots = '/api/households/11111111-0000-4000-8000-000000000001/snapshots';
    const wanted = { label: 'Jahresgespräch', occasion: 'manual' };
    assert.equal((await expired.post(snapshots, wanted, key)).status, 401);

    const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    const renewed = (await (await postToken(services.url, refresh)).json()) as { access_token: string };
    const exchanged = await exchangeToken(services.url, renewed.access_token, { contract: '4711' });
    const { access_token } = (await exchanged.json()) as { access_token: string };
    const petra = createClient(services.url, access_token);
    assert.equal((await petra.post(snapshots, wanted, key)).status, 201);
    assert.equal((await petra.post(snapshots, wanted, key)).status, 201);
    assert.equal((await petra.get<object[]>(snapshots)).body.length, 1);
  });
});
