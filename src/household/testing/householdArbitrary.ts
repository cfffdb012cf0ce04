import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { type SectionData, type SectionName, sectionNames, sectionSchemas } from '../documents';
import { documentsOf, sampleHouseholds } from '../samples';
import { schemaArbitrary } from './schemaArbitrary';

/** Any household that the schemas accept, as they read it. */
export const anyHousehold: fc.Arbitrary<SectionData> = documents(
  sectionNames,
  [1, 2, 3, 4, 5].map((n) => `00000000-0000-4000-8000-00000000000${n}`),
).map((all) => all as SectionData); // every section was asked for

/** A sample household of which some documents are any: figures get further than in one that is all chance. */
export const variedHousehold: fc.Arbitrary<SectionData> = fc
  .tuple(
    fc.constantFrom(...sampleHouseholds.map(documentsOf)),
    fc.subarray(sectionNames, { minLength: 1, maxLength: 3 }),
  )
  .chain(([sample, chosen]) =>
    documents(chosen, Object.keys(sample.persons.items)).map((any) => ({ ...sample, ...any })),
  );

function documents(
  names: readonly SectionName[],
  ids: readonly string[],
): fc.Arbitrary<Partial<SectionData>> {
  const arbitraries = names.map((name) => [name, schemaArbitrary(sectionSchemas[name], ids)] as const);
  return fc.record(Object.fromEntries(arbitraries)).map((given) => {
    const parsed = names.map((name) => [name, z.parse(sectionSchemas[name], given[name])]);
    return Object.fromEntries(parsed) as Partial<SectionData>; // each parsed by its own schema
  });
}
