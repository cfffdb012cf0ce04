import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { servicesForTests } from '../testing/servicesForTests';
import { clientId } from './client';

const { services } = await servicesForTests();

describe('sign-in while the database is away', () => {
  it('asks to come again, as every other call does', async () => {
    await services.database.q(
      `create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'going away' using errcode = '57P01'; end $$`,
    );
    await services.database.q(
      'create trigger refuse before insert or update on oidc_record execute function refuse()',
    );
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${services.url}/anmeldung/callback`,
      code_challenge_method: 'S256',
      code_challenge: 'x'.repeat(43),
    });
    const { status, headers } = await fetch(`${services.url}/oidc/auth?${query}`, { redirect: 'manual' });
    assert.deepEqual([status, headers.get('retry-after')], [503, '2']);
  });
});
