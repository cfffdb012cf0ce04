import type { HealthChart } from '@vp-digital/core/contracts';
import { adults, sectionSchemas } from '@vp-digital/core/household';
import { type SampleHousehold, sampleHouseholds } from '@vp-digital/core/household/samples';
import * as z from 'zod/mini';
import { consentingTo } from '../authorization/requireConsent';
import type { Database, Query } from '../database';
import { saveFirstChart } from '../health-chart';
import type { PersonKeyStore } from '../sealing';

/** What the first grown-up of a sample household says of their health. */
const charts: Readonly<Record<number, HealthChart>> = {
  100006: {
    heightCm: 172,
    weightKg: 66,
    answers: {
      heart: { answer: 'no', evidence: 'remembered' },
      lungs: { answer: 'yes', evidence: 'proven', details: 'Heuschnupfen' },
      spine: {
        answer: 'yes',
        evidence: 'remembered',
        details: 'Physiotherapie der Schulter',
        treatedUntil: '2024-06-30',
        healed: true,
      },
      hospital: { answer: 'no', evidence: 'remembered' },
      psychotherapy: { answer: 'no', evidence: 'remembered' },
      tumours: { answer: 'no', evidence: 'remembered' },
    },
  },
};

/**
 * Seals these answers once, of persons who have consented. Their keys lie outside the database: where its copy is started for the
 * first time, they are made there.
 */
export async function seedHealthOnce(
  database: Database,
  keys: PersonKeyStore,
  { now, days }: { now: Date; days: number },
): Promise<void> {
  const [known] = await database.q("select 1 from seed where name = 'health'");
  if (known) return;
  await database.tx(async (q) => {
    const first = await q(
      "insert into seed (name, at) values ('health', $1) on conflict do nothing returning name",
      [now.toISOString()],
    );
    if (first.length === 0) return;
    for (const sample of sampleHouseholds) {
      const chart = charts[sample.legacyHouseholdId];
      const personId = chart && (await consenting(q, sample));
      if (!chart || personId === undefined) continue;
      const place = { householdId: sample.householdId, personId };
      await saveFirstChart(q, { ...place, keys, chart, now, days });
    }
  });
}

/** The first grown-up, when they have consented and nothing is there yet. */
async function consenting(q: Query, { householdId, sections }: SampleHousehold): Promise<string | undefined> {
  const [person] = adults({ persons: z.parse(sectionSchemas.persons, sections.persons) });
  if (!person || !(await consentingTo(q, householdId, 'healthData')).has(person.id)) return undefined;
  const known = await q('select 1 from health_chart where household_id = $1 and person_id = $2', [
    householdId,
    person.id,
  ]);
  return known.length > 0 ? undefined : person.id;
}
