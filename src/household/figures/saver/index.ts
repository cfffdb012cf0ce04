export {
  askedStatements,
  isOutdated,
  nextStatement,
  revealedSavers,
  type SaverResult,
  saverResult,
  type SaverStatement,
  saverStatements,
  type SaverType,
  saverTypes,
} from './saverType';
