import * as z from 'zod/mini';
import { type SectionData, sectionNames, sectionSchemas } from '../documents';
import type { SampleHousehold } from './sampleHousehold';

/** The documents of a sample household as the schemas read them, with all defaults. */
export function documentsOf({ sections }: SampleHousehold): SectionData {
  const entries = sectionNames.map((name) => [name, z.parse(sectionSchemas[name], sections[name])]);
  return Object.fromEntries(entries) as SectionData; // each parsed by its own schema
}
