import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Change, Problem, SectionDocument } from '@vp-digital/core/contracts';
import {
  ownersOf,
  protectedFieldsOf,
  readStored,
  type SectionName,
  sectionNames,
  sectionSchemas,
} from '@vp-digital/core/household';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { publishedFolder } from './published';
import { withoutReferences } from './references';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { type JsonSchema, valuesOf } from './arbitrary';

const runs = { numRuns: 10 };
const household = 2;

const body = z.object({ schema: z.optional(z.custom<JsonSchema>()) }); // bytes have none
const openApi = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z.optional(
        z.object({
          responses: z.object({ 200: z.object({ content: z.record(z.string(), body) }) }),
        }),
      ),
    }),
  ),
});
const { paths } = openApi.parse(
  withoutReferences<unknown>(
    JSON.parse(readFileSync(join(publishedFolder, 'households.openapi.json'), 'utf8')),
  ),
);

/** Random entries of a section, by the published schema and by the rules that no schema can say. */
function entriesOf(section: SectionName) {
  const answer = paths[`/api/households/{householdId}/sections/${section}`]?.get?.responses[200];
  const data = answer?.content['application/json']?.schema?.properties?.['data'];
  return valuesOf(data?.properties?.['items'] ?? {})
    .filter(
      (items) =>
        z.safeParse(sectionSchemas[section], { items }).success &&
        (section !== 'persons' || hasResponsible(items)),
    )
    .map((items) => withoutOthersMarks(section, withoutHealth(section, items)));
}

/** Only what is one person's is discussed with her alone. */
const withoutOthersMarks = (section: SectionName, items: Readonly<Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(items).map(([id, entry]) => {
      if (ownersOf(section, id, entry).length === 1 || !('discussedAlone' in entry)) return [id, entry];
      const { discussedAlone: _, ...rest } = entry;
      return [id, rest];
    }),
  );

/** Without what nobody new to a household has consented to; the tests of consents write it. */
function withoutHealth(section: SectionName, items: unknown): Record<string, object> {
  const protections = protectedFieldsOf(section);
  const { items: entries } = readStored(section, { items }).data; // an estimated net is not kept
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [
      id,
      Object.fromEntries(Object.entries(entry).filter(([field]) => protections[field] !== 'health')),
    ]),
  );
}

function hasResponsible(items: unknown): boolean {
  const { items: persons } = z.parse(sectionSchemas.persons, { items });
  const count = Object.values(persons).filter(({ role }) => role === 'responsible').length;
  return count >= 1 && count <= 2;
}

const { clientOf } = await servicesForTests();
const sabine = await clientOf('sabine', '4700'); // who may read and change every document

describe('a section, by its published schema', () => {
  const read = async (section: SectionName) =>
    (await sabine.get<SectionDocument>(`/api/households/${householdId(household)}/sections/${section}`)).body;

  for (const section of sectionNames) {
    it(`${section}: what is saved comes back equal`, () =>
      fc.assert(
        fc.asyncProperty(entriesOf(section), async (items) => {
          const { version } = await read(section);
          const saved = await sabine.patchSection(household, section, version, [
            { path: '/items', value: JSON.parse(JSON.stringify(items)) },
          ]);
          assert.equal(saved.status, 200, JSON.stringify(saved.body));
          const { data } = await read(section);
          assert.deepEqual(data, z.parse(sectionSchemas[section], { items }));
        }),
        runs,
      ));

    it(`${section}: what no schema allows is refused with a place and a reason, and changes nothing`, () =>
      fc.assert(
        fc.asyncProperty(fc.uuid(), wrongEntries, async (id, value) => {
          const before = await read(section);
          const refused = await sabine.patchSection<Problem>(household, section, before.version, [
            { path: `/items/${id}`, value },
          ]);
          assert.equal(refused.status, 422);
          assert.ok(
            refused.body.issues?.every(({ path, message }) => path.startsWith('/items') && message !== ''),
          );
          assert.deepEqual(await read(section), before);
        }),
        runs,
      ));

    it(`${section}: a path to nowhere, or into a list, is refused or writes nothing`, async () => {
      const { data } = await read(section);
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('/items', ...placesIn(data.items, '/items')),
          fc.constantFrom('40000000', '4294967295', '0', '-1', 'length', 'foo', 'toString', 'foo/length'),
          fc.constantFrom<Change['value']>(3, 'x', {}, [], undefined),
          async (place, key, value) => {
            const before = await read(section);
            const path = `${place}/${key}`;
            const change = value === undefined ? { path } : { path, value };
            const { status, body } = await sabine.patchSection(household, section, before.version, [change]);
            assert.ok([200, 400, 422].includes(status), `${path}: ${status}`);
            assert.ok(JSON.stringify(body).length < 20_000 + JSON.stringify(before).length);
            assert.deepEqual((await read(section)).data, before.data);
          },
        ),
        runs,
      );
    });
  }
});

/** Every place of a document that holds something, as JSON pointers of the length that is taken. */
const placesIn = (value: unknown, at: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [`${at}/${key}`, ...placesIn(inner, `${at}/${key}`)])
    : [];

/** No entry of any section is one of these. */
const wrongEntries = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer()),
  fc.record({ position: fc.string() }),
);
