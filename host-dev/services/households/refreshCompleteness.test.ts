import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { householdAnswer, householdQuery } from '@vp-digital/core/contracts';
import { sampleHouseholds } from '@vp-digital/core/household/samples';
import { addHousehold } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

async function recorded(householdId: string) {
  const { body } = await petra.graphql('person', householdQuery, { householdId });
  return householdAnswer.parse(body.data).household.completeness;
}

describe('how far a household is recorded', () => {
  it('stands at each sample from the start', async () => {
    assert.equal(await recorded(sampleHouseholds[1].householdId), 100);
  });

  it('is known once a household was opened, and grows with every fact that is told', async () => {
    const { householdId } = await addHousehold(services.database, { number: 61, contract: '4711' });
    assert.equal(await recorded(householdId), null);
    const { status } = await petra.put(`/api/households/${householdId}/visit`);
    assert.equal(status, 200);
    const opened = await recorded(householdId);
    assert.ok(typeof opened === 'number' && opened < 50);
    const none = { path: `/items/${randomUUID()}`, value: { of: 'contracts' } };
    assert.equal((await petra.patchSection(householdId, 'absences', 0, [none])).status, 200);
    const shown = await recorded(householdId);
    assert.ok(typeof shown === 'number' && shown > opened);
  });

  it('is not known where a document cannot be read, and keeps nobody from saving another one', async () => {
    const { householdId } = await addHousehold(services.database, { number: 63, contract: '4711' });
    await services.database.q(
      `insert into section (household_id, section, version, data, field_versions, changed_at, changed_by)
       values ($1, 'taxProfiles', 1, $2, '{}', now(), 'petra')`,
      [householdId, { items: 'broken' }],
    );
    assert.equal((await petra.put(`/api/households/${householdId}/visit`)).status, 200);
    const none = { path: `/items/${randomUUID()}`, value: { of: 'contracts' } };
    assert.equal((await petra.patchSection(householdId, 'absences', 0, [none])).status, 200);
    assert.equal(await recorded(householdId), null);
  });

  it('is none the better for what no area asks', async () => {
    const { householdId } = await addHousehold(services.database, { number: 62, contract: '4711' });
    await petra.put(`/api/households/${householdId}/visit`);
    const before = await recorded(householdId);
    const note = { kind: 'note', text: 'Wünscht einen Rückruf', writtenAt: '2026-10-01T10:00:00Z' };
    const written = await petra.patchSection(householdId, 'recap', 0, [
      { path: `/items/${randomUUID()}`, value: note },
    ]);
    assert.equal(written.status, 200);
    assert.equal(await recorded(householdId), before);
  });
});
