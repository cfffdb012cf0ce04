export { allElements, tagFindings } from './tagFindings';
export { readTaggedPdf, type TaggedPdf } from './readTaggedPdf';
export { householdReport } from './householdReport';
export { everything, longTable, paragraph, reportOf } from './sampleDocuments';
export { laidOut } from './pageText';
export { tinyJpeg } from './tinyJpeg';
