export { saveChanges } from './changeSection';
export { replaceSection } from './replaceSection';
export { sectionRoutes } from './sectionRoutes';
export { lockSection, readSection } from './sectionRow';
