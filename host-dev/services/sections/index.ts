export { apartIn, rememberApart } from './apart';
export { saveChanges } from './changeSection';
export { healthParts } from './healthParts';
export { noteSectionReads } from './noteSectionReads';
export { readPersons } from './readPersons';
export { replaceSection } from './replaceSection';
export { sectionRoutes } from './sectionRoutes';
export { sectionsRoute } from './sectionsRoute';
export { lockSection, readSection, readSections } from './sectionRow';
