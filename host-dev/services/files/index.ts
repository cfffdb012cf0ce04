export { detectType } from './detectType';
export { fileRoutes } from './fileRoutes';
