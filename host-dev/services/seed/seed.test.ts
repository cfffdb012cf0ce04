import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sectionNames, sectionSchemas } from '@vp-digital/core/household';
import { sampleHouseholds } from '@vp-digital/core/household/samples';
import * as z from 'zod/mini';
import { demoUsers } from './demoUsers';
import { accessTo } from './householdAccess';

describe('the seed', () => {
  const contracts = new Set(demoUsers.flatMap((user) => user.contexts.map(({ contract }) => contract)));

  for (const { legacyHouseholdId, sections } of sampleHouseholds) {
    it(`${legacyHouseholdId} can be opened by a demo user`, () => {
      const access = accessTo(legacyHouseholdId);
      assert.ok(access.length > 0);
      for (const { contract } of access) assert.ok(contracts.has(contract), contract);
    });

    it(`${legacyHouseholdId} has every document, as the schemas want it`, () => {
      assert.deepEqual(Object.keys(sections), sectionNames);
      for (const name of sectionNames)
        assert.ok(z.safeParse(sectionSchemas[name], sections[name]).success, name);
    });
  }

  it('shares the first two households with the senior advisor', () => {
    const shared = sampleHouseholds.filter((sample) => accessTo(sample.legacyHouseholdId).length > 1);
    assert.deepEqual(
      shared.map(({ legacyHouseholdId }) => legacyHouseholdId),
      [100_001, 100_002],
    );
  });
});
