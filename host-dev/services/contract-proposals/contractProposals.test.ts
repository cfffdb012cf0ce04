import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import {
  type ContractProposal,
  contractProposal,
  payslipProposal,
  pensionLetterProposal,
  type Problem,
  type SectionDocument,
} from '@vp-digital/core/contracts';
import { adults } from '@vp-digital/core/household';
import { readContract } from './readContract';
import { createRecognition } from './recognition';
import { areaToken, createClient, householdId, startTestServices, type TestServices } from '../testing';
import { patience } from '../testing/patience';

const policy = new URL('../testing/pictures/policy.png', import.meta.url);
const payslip = new URL('../testing/pictures/payslip.png', import.meta.url);
const pensionLetter = new URL('../testing/pictures/pensionLetter.png', import.meta.url);

/** A picture of one grey pixel. */
const grey = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

describe('proposals of contracts from pictures', () => {
  let services: TestServices;
  let token: string;
  before(async () => {
    services = await startTestServices();
    token = await areaToken(services.url, 'petra', '4711');
  });
  after(() => services.dispose());

  const propose = (
    content: Uint8Array,
    { type = 'image/png', household = 1, what = 'contract-proposals' } = {},
  ) =>
    fetch(`${services.url}/api/households/${householdId(household)}/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: new Uint8Array(content),
    });
  const codeOf = async (response: Response) => {
    const { status, issues } = (await response.json()) as Problem; // refusals have this form
    return [status, issues?.[0]?.code];
  };

  it('say what the page says, and keep nothing of it', async () => {
    const before = await rows();
    const response = await propose(await readFile(policy));
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const read: ContractProposal = contractProposal.parse(await response.json());
    const values = Object.fromEntries(Object.entries(read).map(([name, field]) => [name, field?.value]));
    assert.deepEqual(values, {
      line: 'liability',
      company: 'Nordlicht Versicherung AG',
      number: 'PH 4711-2208-3',
      holder: 'Maria Musterhaus',
      premium: 7_490,
      frequency: 'yearly',
      start: '2021-04-01',
      end: '2027-04-01',
      benefit: 5_000_000_000,
    });
    assert.equal(await rows(), before);
  });

  it('say of a payslip what its month says, and keep nothing of it', async () => {
    const before = await rows();
    const response = await propose(await readFile(payslip), { what: 'payslip-proposals' });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const read = payslipProposal.parse(await response.json());
    const values = Object.fromEntries(Object.entries(read).map(([name, field]) => [name, field?.value]));
    assert.deepEqual(values, { gross: 385_000, net: 271_244, taxClass: 'III', childAllowanceHalves: 4 });
    assert.equal(await rows(), before);
    assert.deepEqual(await codeOf(await propose(grey, { what: 'payslip-proposals' })), [422, 'no_text']);
    assert.equal((await propose(grey, { what: 'payslip-proposals', household: 9 })).status, 403);
  });

  it('say of a pension letter what it promises, never the number of the insured, and keep nothing of it', async () => {
    const before = await rows();
    const response = await propose(await readFile(pensionLetter), { what: 'pension-letter-proposals' });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const read = pensionLetterProposal.parse(await response.json());
    const values = Object.fromEntries(Object.entries(read).map(([name, field]) => [name, field?.value]));
    assert.deepEqual(values, {
      name: 'Maria Musterhaus',
      recordDate: '2026-03-03',
      disabilityPension: 112_345,
      earnedPension: 65_432,
      projectedPension: 154_321,
      projectedWithOnePercent: 188_000,
      projectedWithTwoPercent: 229_000,
      pointsTenThousandths: 160_422,
    });
    assert.doesNotMatch(JSON.stringify(read), /170879/);
    assert.equal(await rows(), before);
    assert.deepEqual(await codeOf(await propose(grey, { what: 'pension-letter-proposals' })), [
      422,
      'no_text',
    ]);
    assert.equal((await propose(grey, { what: 'pension-letter-proposals', household: 9 })).status, 403);
  });

  it('refuse a picture without text, half a picture, other types, too many pixels, households of others', async () => {
    assert.deepEqual(await codeOf(await propose(grey)), [422, 'no_text']);
    assert.deepEqual(await codeOf(await propose(grey.subarray(0, 12))), [422, 'no_text']);
    assert.equal((await propose(grey, { type: 'image/jpeg' })).status, 415);
    assert.equal((await propose(Buffer.from('%PDF-1.7'), { type: 'application/pdf' })).status, 415);
    const huge = Buffer.from(grey);
    huge.writeUInt32BE(100_000, 16);
    huge.writeUInt32BE(100_000, 20);
    assert.equal((await propose(huge)).status, 413);
    assert.equal((await propose(grey, { household: 9 })).status, 403);
  });

  it('take the consent of every grown-up of the household, and end with it', async () => {
    const petra = createClient(services.url, token);
    const path = `/api/households/${householdId(4)}`;
    const refusal = async () => {
      const response = await propose(grey, { household: 4 });
      for (const what of ['payslip-proposals', 'pension-letter-proposals'])
        assert.equal((await propose(grey, { household: 4, what })).status, response.status);
      return [response.status, ((await response.json()) as Problem).title]; // refusals have this form
    };
    const why = [403, 'Somebody of the household has not consented: documentReading'];
    const persons = await petra.get<SectionDocument<'persons'>>(`${path}/sections/persons`);
    const people = adults({ persons: persons.body.data });
    assert.equal(people.length, 2);
    for (const { id, firstName, lastName } of people) {
      assert.deepEqual(await refusal(), why);
      await petra.post(`${path}/consents`, {
        action: 'given',
        personId: id,
        givenBy: id,
        topics: [{ topic: 'documentReading', textVersion: '2025-07' }],
        proof: { form: 'click', name: `${firstName} ${lastName}` },
      });
    }
    assert.equal((await propose(grey, { household: 4 })).status, 422);
    const withdrawn = { action: 'withdrawn', personId: people[0]?.id, topic: 'documentReading' };
    await petra.post(`${path}/consents`, withdrawn);
    assert.deepEqual(await refusal(), why);
  });

  it('wait for each other, three at a time; a process that ended is followed by another', async (test) => {
    const picture = await readFile(policy);
    const recognition = createRecognition(patience(18_000));
    test.after(() => recognition.close()); // a process that is left would keep this one
    const first = [recognition.read(grey), recognition.read(picture), recognition.read(grey)];
    await assert.rejects(recognition.read(picture), { status: 503 });
    const [empty, lines] = await Promise.allSettled(first);
    assert.equal(empty?.status === 'fulfilled' && readContract(empty.value).line, undefined);
    assert.equal(lines?.status === 'fulfilled' && readContract(lines.value).line?.value, 'liability');
    recognition.close();
    await assert.rejects(recognition.read(picture), { status: 503 });
  });

  const rows = async () => {
    const [row] = await services.database.q<{ count: number }>(
      `select ((select count(*) from household_file) + (select count(*) from audit)
         + (select count(*) from section))::int as count`,
    );
    return row?.count;
  };
});

describe('the process that reads pictures', { skip: process.platform !== 'linux' }, () => {
  it('is told nothing of the services’ environment, where the password of the database stands', async (test) => {
    const recognition = createRecognition(patience(18_000));
    test.after(() => recognition.close());
    await recognition.read(await readFile(policy));
    const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
    const [pid = ''] = children.trim().split(' ');
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    recognition.close();
    const names = environment.split('\0').map((line) => line.split('=')[0]);
    assert.deepEqual(
      names.filter((name) => name && !name.startsWith('NODE_CHANNEL_')),
      [],
    );
  });
});
