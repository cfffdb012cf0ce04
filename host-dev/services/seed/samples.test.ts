import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { euros } from '@vp-digital/core/finance';
import {
  freeAmount,
  householdNet,
  netWorth,
  reserve,
  type SectionData,
  sectionNames,
  sectionSchemas,
} from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { sampleHouseholds } from './households';

/** What the sample households' page states of each: F1, F4, F6 (one decimal) and F10, in euros. */
const expected: Record<number, { net: number; free?: number; months?: number; netWorth?: number }> = {
  100001: { net: 2_250, free: 267, months: 3.6, netWorth: 7_450 },
  100002: { net: 5_450, free: 566, months: 2.8, netWorth: 231_200 },
  100003: { net: 4_319 },
  100004: { net: 6_165 },
  100005: { net: 2_714, free: 271, months: 36.2, netWorth: 524_800 },
  100006: { net: 4_647 },
};

describe('the sample households', () => {
  for (const { legacyHouseholdId, sections } of sampleHouseholds) {
    const household = parsed(sections);
    const figures = expected[legacyHouseholdId];

    it(`${legacyHouseholdId} have the figures that they are told to have`, () => {
      assert.ok(figures);
      assert.equal(householdNet(household).monthly, euros(figures.net));
      if (figures.free !== undefined) assert.equal(freeAmount(household).free, euros(figures.free));
      if (figures.months !== undefined)
        assert.equal(Math.round((reserve(household).months ?? 0) * 10) / 10, figures.months);
      if (figures.netWorth !== undefined) assert.equal(netWorth(household).netWorth, euros(figures.netWorth));
    });

    it(`${legacyHouseholdId} name only persons that they have`, () => {
      const persons = new Set(Object.keys(household.persons.items));
      const named = sectionNames.flatMap((section) =>
        Object.values(household[section].items).flatMap((entry: object) => [
          ...('personId' in entry ? [entry.personId] : []),
          ...('personIds' in entry && Array.isArray(entry.personIds) ? entry.personIds : []),
        ]),
      );
      assert.ok(named.length > 0);
      for (const id of named) assert.ok(persons.has(String(id)), String(id));
    });
  }

  it('keep the tax reserve of the self-employed out of what she could live on', () => {
    const clara = parsed(sampleHouseholds[2]?.sections ?? {});
    assert.equal(reserve(clara).available, euros(15_700));
    assert.equal(reserve(clara).targetMonths, 6);
  });

  it('show yearly payments apart from the monthly net', () => {
    const extras = sampleHouseholds.map(({ sections }) => householdNet(parsed(sections)).extraPerYear);
    assert.deepEqual(extras, [1_780, 2_600, 0, 0, 1_500, 4_350].map(euros));
  });
});

function parsed(sections: { [name: string]: unknown }): SectionData {
  const entries = sectionNames.map((name) => [name, z.parse(sectionSchemas[name], sections[name])]);
  return Object.fromEntries(entries) as SectionData; // each parsed by its own schema
}
