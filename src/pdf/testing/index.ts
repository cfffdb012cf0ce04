export { allElements, tagFindings } from './tagFindings';
export { readTaggedPdf } from './readTaggedPdf';
export { householdReport } from './householdReport';
export { everything, longTable, paragraph, reportOf } from './sampleDocuments';
export { laidOut } from './pageText';
