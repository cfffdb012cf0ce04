import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SectionDocument, SectionsAnswer } from '@vp-digital/core/contracts';
import { type SectionName, sectionNames } from '@vp-digital/core/household';
import * as fc from 'fast-check';
import { householdId } from '../testing';
import { permitEverything } from '../testing/permitEverything';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
await permitEverything(services.database.q, 'petra');
const petra = await clientOf('petra', '4711');
const households = [1, 2, 3, 4, 5, 6] as const;

type Documents = Record<string, unknown>;

/** All that is stored of a household, by document; all of them were answered. */
async function documentsOf(household: number): Promise<Documents> {
  const address = `/api/households/${householdId(household)}/sections?names=${sectionNames.join()}`;
  const { documents, problems } = (await petra.get<SectionsAnswer>(address)).body;
  assert.deepEqual([Object.keys(documents).length, problems], [sectionNames.length, {}]);
  return Object.fromEntries(Object.entries(documents).map(([section, { data }]) => [section, data]));
}

interface Place {
  section: SectionName;
  path: string;
  value: number | boolean;
}

/** Every amount, count and answer of yes or no that is stored: what a field writes is one of these. */
const placesOf = (documents: Documents): Place[] =>
  Object.entries(documents).flatMap(([section, data]) =>
    Object.entries((data as { items: Record<string, Record<string, unknown>> }).items).flatMap(
      ([id, entry]) =>
        Object.entries(entry).flatMap(([field, value]) =>
          (typeof value === 'number' || typeof value === 'boolean') && field !== 'position'
            ? { section: section as SectionName, path: `/items/${id}/${field}`, value }
            : [],
        ),
    ),
  );

/** The documents with this value there, and nothing else changed. */
function withValue(documents: Documents, { section, path }: Place, value: number | boolean): Documents {
  const [, , id = '', field = ''] = path.split('/');
  const data = documents[section] as { items: Record<string, object> };
  return {
    ...documents,
    [section]: { ...data, items: { ...data.items, [id]: { ...data.items[id], [field]: value } } },
  };
}

describe('what is typed into one field', () => {
  it('changes that field and nothing that was typed anywhere else, in whichever document', async () => {
    for (const household of households) {
      const places = placesOf(await documentsOf(household));
      assert.ok(places.length > 20);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...places), async (place) => {
          const before = await documentsOf(household);
          const address = `/api/households/${householdId(household)}/sections/${place.section}`;
          const { version } = (await petra.get<SectionDocument>(address)).body;
          const value = typeof place.value === 'boolean' ? !place.value : place.value + 1;
          const { status } = await petra.patchSection(household, place.section, version, [
            { path: place.path, value },
          ]);
          const after = await documentsOf(household);
          // what cannot be, as a share over the whole, is refused
          assert.deepEqual(after, status === 200 ? withValue(before, place, value) : before);
        }),
        { numRuns: 12 },
      );
    }
  });
});
