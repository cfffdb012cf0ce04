import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bankOfCode } from '@vp-digital/core/contracts';
import { createClient } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { bankListFrom } from './bankList';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const ask = async (code: string) => {
  const { status, body } = await petra.get(`/api/settings/banks/${code}`);
  return { status, ...bankOfCode.parse(body) };
};

describe('whose a bank code is', () => {
  it('says name and BIC, of the list that holds on the day', async () => {
    assert.deepEqual(await ask('12030000'), {
      status: 200,
      bank: { name: 'Deutsche Kreditbank Berlin', bic: 'BYLADEM1001' },
      listFrom: bankListFrom(),
    });
    assert.ok(bankListFrom() <= '2026-10-01'); // the day of the tests: a list that holds later is told later
  });

  it('is nobody’s where the list does not have it, and that is no fault', async () => {
    for (const code of ['99990000', '00000000'])
      assert.deepEqual(await ask(code), { status: 200, listFrom: bankListFrom() });
  });

  it('takes eight digits and nothing else: a whole IBAN is refused and not repeated', async () => {
    for (const asked of ['1203000', '120300000', 'DE70999900000000001001', '1203000a']) {
      const { status, body } = await petra.get(`/api/settings/banks/${asked}`);
      assert.equal(status, 400);
      assert.ok(!JSON.stringify(body).includes(asked));
    }
  });

  it('is told to who is signed in', async () => {
    const nobody = createClient(services.url, 'no token');
    assert.equal((await nobody.get('/api/settings/banks/12030000')).status, 401);
  });
});
