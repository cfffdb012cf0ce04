export {
  type AreaDeclaration,
  defineArea,
  type PageDeclaration,
  type PageModule,
  page,
} from './areaDeclaration';
export { type AreaName, areaNames, isAreaName } from './areas';
export { breakpoints } from './breakpoints';
export { type Environment, environments, isEnvironment } from './environments';
export { type FileRight, fileRights, type Permission, permissions } from './permissions';
export * from './routes';
