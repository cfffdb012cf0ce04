/** What the codes of the documents in a report are called, and what is said of the snapshot it is made of. */
export { comparedWords as documentWords } from '@vp-digital/core/snapshots';
