import type { DocumentDefinition } from '../documents/defineDocument';
import { documents, type SectionName, sectionNames, sectionSchemas } from '../documents/sections';

/**
 * Gives every household an additional document, for the rest of this process: as in a release that defines it. Code
 * that follows the definitions needs no change.
 */
export function furtherDocument(name: string, definition: DocumentDefinition): SectionName {
  const section = name as SectionName; // from here on
  Object.assign(documents, { [section]: definition });
  Object.assign(sectionSchemas, { [section]: definition.schema });
  sectionNames.push(section);
  return section;
}
