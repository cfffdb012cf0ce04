export { detectType } from './detectType';
export { fileRoutes } from './fileRoutes';
export { listFiles } from './fileStore';
