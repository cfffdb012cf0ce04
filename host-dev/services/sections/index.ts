export { saveChanges } from './changeSection';
export { sectionRoutes } from './sectionRoutes';
export { lockSection, readSection } from './sectionRow';
