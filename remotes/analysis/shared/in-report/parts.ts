/** What adds a page to the report: comes when the page stands. */
export { InReport } from './InReport';
