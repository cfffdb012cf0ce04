import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Administration,
  type AgendaPage,
  agendaPage,
  type AuditPage,
  proposedDeletion,
} from '@vp-digital/core/contracts';
import { type AddedHousehold, addHousehold, addReport, type Client, testClock } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { readRetention } from '../retention';
import { proposeDeletions } from './deletionProposals';

const { services, clientOf } = await servicesForTests();
const six = await servicesForTests({ retention: 'prospects=6' });
const petra = await clientOf('petra', '4711');

let number = 900;

/** A household in which everything that there is was written on this day. */
async function quietSince(
  day: string,
  sections: object = {},
  { database } = services,
): Promise<AddedHousehold> {
  number += 1;
  const household = await addHousehold(database, { number, contract: '4711', sections });
  await database.q('update section set changed_at = $2 where household_id = $1', [
    household.householdId,
    `${day}T12:00:00Z`,
  ]);
  return household;
}
const pathOf = ({ householdId }: AddedHousehold) => `/api/households/${householdId}/administration`;
const proposalOf = async (household: AddedHousehold, client = petra) =>
  proposedDeletion.parse((await client.get(`${pathOf(household)}/deletion-proposal`)).body).proposal;

/** As housekeeping has found them within a day. */
async function propose(): Promise<void> {
  const midnight = testClock().setUTCHours(0, 0, 0, 0);
  for (let hour = 0; hour < 24; hour += 1)
    await proposeDeletions(services.database, {
      now: new Date(midnight + hour * 3_600_000),
      retention: readRetention(),
    });
}

async function listed(client: Client): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const address = '/api/appointment/agenda?of=deletions&from=2026-09-28&until=2026-10-04';
    const { body }: { body: AgendaPage } = await client.get(`${address}${after && `&after=${after}`}`);
    const { entries, next } = agendaPage.parse(body);
    found.push(...entries.map(({ householdId }) => householdId));
    after = next;
  }
  return found;
}

const liability = {
  position: 0,
  kind: 'insurance',
  line: 'liability',
  company: 'Muster Versicherung',
  personIds: [],
  premium: 500,
  frequency: 'monthly',
  state: 'unchecked',
};
const one = { '33333333-0001-4000-8000-000000000001': liability };

describe('prospects whose deletion is proposed', () => {
  it('are those without contracts with whom nothing has happened for twelve months: today is the 1st of October 2026', async () => {
    const quiet = await quietSince('2025-09-30');
    const lately = await quietSince('2025-10-02');
    assert.deepEqual(await proposalOf(quiet), { since: '2025-09-30', months: 12 });
    assert.equal(await proposalOf(lately), undefined);
    await propose();
    const all = await listed(petra);
    assert.deepEqual(
      [quiet, lately].map(({ householdId }) => all.includes(householdId)),
      [true, false],
    );
  });

  it('are none with a contract, one that has ended, or an appointment to come', async () => {
    const ended = { archivedOn: '2025-01-01', reason: 'cancelled', contract: liability };
    const appointment = { begin: '2026-12-01T10:00', occasion: 'advice', state: 'planned', position: 0 };
    for (const sections of [
      { contracts: { items: one } },
      { contracts: { items: {}, archived: { [Object.keys(one)[0] ?? '']: ended } } },
      { appointments: { items: { '33333333-0001-4000-8000-000000000002': appointment } } },
    ])
      assert.equal(await proposalOf(await quietSince('2024-01-01', sections)), undefined);
    assert.ok(await proposalOf(await quietSince('2024-01-01', { contracts: { items: {} } })));
  });

  it('are those with foreign contracts only, as far as somebody has said who brokered them', async () => {
    const foreign = { ...liability, brokered: 'foreign' };
    const own = { ...liability, brokered: 'own' };
    const [first = '', second = ''] = [1, 2].map((n) => `33333333-0001-4000-8000-00000000000${n}`);
    const ended = (contract: object) => ({ archivedOn: '2025-01-01', reason: 'cancelled', contract });
    const proposed = async (contracts: object) =>
      (await proposalOf(await quietSince('2024-01-01', { contracts }))) !== undefined;
    assert.equal(await proposed({ items: { [first]: foreign, [second]: foreign } }), true);
    assert.equal(
      await proposed({ items: { [first]: foreign }, archived: { [second]: ended(foreign) } }),
      true,
    );
    assert.equal(await proposed({ items: { [first]: foreign, [second]: liability } }), false); // nobody has said
    assert.equal(await proposed({ items: { [first]: foreign, [second]: own } }), false);
    assert.equal(await proposed({ items: {}, archived: { [first]: ended(own) } }), false);
  });

  it('are none where something was consented to or frozen since, nor where something was released; nor where nothing is known', async () => {
    const frozen = await quietSince('2024-01-01');
    await petra.post(`/api/households/${frozen.householdId}/snapshots`, { label: 'x', occasion: 'manual' });
    assert.equal(await proposalOf(frozen), undefined);
    const informed = await quietSince('2024-01-01');
    await services.database.q(
      `insert into consent_record (consent_id, household_id, person_id, topic, action, text_version, at, recorded_by, sha256)
       values ('44444444-0001-4000-8000-000000000001', $1, $1, 'dataProtectionInformation', 'handedOver', '2025-07',
         '2026-05-01T12:00:00Z', 'petra', '')`,
      [informed.householdId],
    );
    assert.equal(await proposalOf(informed), undefined);
    const advised = await quietSince('2024-01-01');
    const { snapshotId, reportId } = await addReport(services.url, {
      user: 'petra',
      contract: '4711',
      householdId: advised.householdId,
    });
    const long = "'2024-01-02T12:00:00Z'";
    await services.database.q(`update snapshot set created_at = ${long} where snapshot_id = $1`, [
      snapshotId,
    ]);
    assert.ok(await proposalOf(advised)); // nothing of it was released
    await services.database.q('update report set release = $2 where report_id = $1', [
      reportId,
      { at: '2024-01-02T12:00:00Z' },
    ]);
    assert.equal(await proposalOf(advised), undefined);
    const unknown = await quietSince('2024-01-01');
    await services.database.q('update section set changed_at = null where household_id = $1', [
      unknown.householdId,
    ]);
    assert.equal(await proposalOf(unknown), undefined);
  });

  it('are kept on by whoever answers for them: not asked again for as long, and the access log says who it was', async () => {
    const household = await quietSince('2024-01-01');
    await propose();
    assert.ok((await listed(petra)).includes(household.householdId));
    const timo = await clientOf('timo', '4711');
    assert.equal((await timo.post(`${pathOf(household)}/keep-on`, {})).status, 403);
    assert.equal((await timo.get(`${pathOf(household)}/deletion-proposal`)).status, 403); // assistants decide nothing
    assert.deepEqual(
      (await listed(timo)).filter((id) => id === household.householdId),
      [],
    );
    const kept = await petra.post(`${pathOf(household)}/keep-on`, {});
    assert.deepEqual([kept.status, kept.body], [201, {}]);
    assert.equal(await proposalOf(household), undefined);
    assert.equal((await listed(petra)).includes(household.householdId), false);
    const log = await petra.get<AuditPage>(`${pathOf(household)}/audit`);
    assert.ok(
      log.body.entries.some(({ action, by }) => action === 'deletion.kept-on' && by === 'Petra Beispiel'),
    );
    await services.database.q(
      "update household set kept_on_at = kept_on_at - interval '13 months' where household_id = $1",
      [household.householdId],
    );
    assert.equal((await proposalOf(household))?.since, '2025-09-01');
  });

  it('are nobody else’s, and stay where they are: a proposal deletes nothing', async () => {
    const household = await quietSince('2024-01-01');
    await propose();
    const sabine = await clientOf('sabine', '4700');
    assert.equal((await listed(sabine)).includes(household.householdId), false);
    assert.equal((await petra.get<Administration>(pathOf(household))).body.status, 'active');
  });

  it('come in pages without gaps and repetitions', async () => {
    for (let count = 0; count < 55; count += 1) await quietSince('2024-02-01');
    await propose();
    const all = await listed(petra);
    assert.equal(new Set(all).size, all.length);
    assert.ok(all.length >= 55);
  });
});

describe('the time', () => {
  it('is the company’s own', async () => {
    const household = await quietSince('2026-03-01', {}, six.services);
    const colleague = await six.clientOf('petra', '4711');
    assert.deepEqual(await proposalOf(household, colleague), { since: '2026-03-01', months: 6 });
  });

  it('is twelve months, of what was sent ahead thirty days, or what is understood', () => {
    assert.deepEqual(
      [readRetention(), readRetention('prospects=24')],
      [
        { prospects: 12, intakes: 30, health: 90 },
        { prospects: 24, intakes: 30, health: 90 },
      ],
    );
    assert.deepEqual(readRetention('intakes=14, prospects=6'), {
      prospects: 6,
      intakes: 14,
      health: 90,
    });
    for (const odd of ['intakes=31', 'health=91', 'intakes=0', 'prospects=0', 'prospects=1y', 'snapshots=3'])
      assert.throws(() => readRetention(odd), /not understood/);
  });
});
