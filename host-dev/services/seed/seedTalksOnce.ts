import { type SectionName, sectionSchemas } from '@vp-digital/core/household';
import {
  personId,
  sampleHousehold,
  type SampleHousehold,
  type SampleNumber,
} from '@vp-digital/core/household/samples';
import * as z from 'zod/mini';
import type { Caller } from '../authorization';
import { berlinDay } from '../berlinDay';
import type { Database, Query } from '../database';
import { refreshCompleteness } from '../households';
import { addSampleReferral } from '../recommendations';
import type { KeyStore } from '../sealing';
import { createSnapshot } from '../snapshots';
import { lastYearOf2, talkOf } from './sampleTalks';

const petra: Caller = {
  userId: 'petra',
  name: 'Petra Beispiel',
  permissions: new Set(),
  fileRights: new Set(),
  contract: '4711',
};

const numbers: readonly SampleNumber[] = [1, 2, 3, 4, 5, 6];

/**
 * Lets a presentation show filled pages: what was said with the sample households, an older snapshot of the second, and two
 * recommendations. Tests do without it. What somebody has entered already stays.
 */
export async function seedTalksOnce(database: Database, keys: KeyStore, now: Date): Promise<void> {
  const [known] = await database.q("select 1 from seed where name = 'talks'");
  if (known) return;
  const at = now.toISOString();
  const today = berlinDay(now);
  await database.tx(async (q) => {
    const first = await q(
      "insert into seed (name, at) values ('talks', $1) on conflict do nothing returning name",
      [at],
    );
    if (first.length === 0) return;
    const there: SampleHousehold[] = [];
    for (const number of numbers) {
      const sample = sampleHousehold(number);
      const found = await q('select 1 from household where household_id = $1', [sample.householdId]);
      if (found.length > 0) there.push(sample);
    }
    const of2 = there.find(({ legacyHouseholdId }) => legacyHouseholdId === 100_002);
    if (of2) await freezeLastYear(q, of2);
    for (const { householdId, legacyHouseholdId } of there) {
      const talk = talkOf((legacyHouseholdId - 100_000) as SampleNumber, today); // the samples are counted from there
      for (const [section, items] of Object.entries(talk))
        await fill(q, householdId, section as SectionName, items, at); // the keys of a talk are sections
      await refreshCompleteness(q, householdId, today);
    }
    const householdIds = new Set(there.map(({ householdId }) => householdId));
    for (const { sample, contact } of referrals) {
      const { householdId } = sampleHousehold(sample);
      if (!householdIds.has(householdId)) continue;
      await addSampleReferral(q, keys, {
        householdId,
        giverId: personId(sample, 1),
        userId: petra.userId,
        at: now,
        contact,
      });
    }
  });
}

/** The code of household 1 was opened, that of household 2 has brought somebody who wants to be contacted. */
const referrals: readonly {
  sample: SampleNumber;
  contact?: { name: string; email: string; wish: string };
}[] = [
  { sample: 1 },
  {
    sample: 2,
    contact: {
      name: 'Mara Mustermann',
      email: 'mara.mustermann@example.org',
      wish: 'Absicherung der Familie',
    },
  },
];

/** Writes a document that nobody has filled yet. */
async function fill(
  q: Query,
  householdId: string,
  section: SectionName,
  items: Record<string, object>,
  at: string,
): Promise<void> {
  const data = z.parse(sectionSchemas[section], { items });
  await q(
    `update section set data = $3, changed_at = $4, changed_by = $5
     where household_id = $1 and section = $2 and data -> 'items' = '{}'`,
    [householdId, section, data, at, petra.userId],
  );
}

/** Freezes the household with last year's amounts, which are its own only for that moment. */
async function freezeLastYear(q: Query, { householdId, sections }: SampleHousehold): Promise<void> {
  const { sections: then, appointmentId } = lastYearOf2();
  const kept = await q<{ section: SectionName; data: object }>(
    `select section, data from section
     where household_id = $1 and section in (select jsonb_array_elements_text($2::jsonb))`,
    [householdId, Object.keys(then)],
  );
  const write = (section: SectionName, data: object) =>
    q('update section set data = $3 where household_id = $1 and section = $2', [householdId, section, data]);
  for (const { section } of kept) {
    const items = section === 'incomes' || section === 'assets' ? then[section] : undefined;
    await write(section, z.parse(sectionSchemas[section], { ...sections[section], items }));
  }
  const label = 'Jahresgespräch 2025';
  const evening = new Date('2025-11-12T17:20:00Z');
  await createSnapshot(q, petra, householdId, { label, occasion: 'annualReview' }, evening, appointmentId);
  for (const { section, data } of kept) await write(section, data);
}
