import * as z from 'zod/mini';
import { type SectionData, type SectionName, sectionNames, sectionSchemas } from '../documents';
import { withValueAt } from '../documents/places';
import { documentsOf, sampleHouseholds } from '../samples';

/** A code that no release has had. */
export const newerCode = 'somethingNewer';

export interface CodedPlace {
  section: SectionName;
  path: string;
  data: SectionData[SectionName];
}

/** A place of each kind with a code, by the schemas of all documents, in a sample: `/items/…/kind`. */
export function codedPlaces(): CodedPlace[] {
  const samples = sampleHouseholds.map(documentsOf);
  return sectionNames.flatMap((section) => {
    const all = samples.flatMap((sections) =>
      codesIn(section, sections[section]).map((path) => ({ section, path, data: sections[section] })),
    );
    return [
      ...new Map(all.map((place) => [place.path.replaceAll(/\/[0-9a-f-]{36}/g, '/…'), place])).values(),
    ];
  });
}

/** Every place of a document with a code: what a newer release may say there is not known here. */
function codesIn(section: SectionName, data: SectionData[SectionName]): string[] {
  const found: string[] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      const read = z.safeParse(sectionSchemas[section], withValueAt(data, path, newerCode));
      const codes = ['invalid_value', 'invalid_union'];
      if (read.error?.issues.some(({ code }) => codes.includes(code))) found.push(path);
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [name, inner] of Object.entries(value)) walk(inner, `${path}/${name}`);
  };
  walk(data, '');
  return found;
}
