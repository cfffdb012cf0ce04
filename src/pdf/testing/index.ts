export { allElements, tagFindings } from './tag-findings';
export { readTaggedPdf } from './read-tagged-pdf';
export { householdReport } from './household-report';
export { everything, longTable, paragraph, reportOf } from './sample-documents';
export { laidOut } from './page-text';
