/** What adds and edits contracts: one file, fetched once the list stands. */
export { AddContractSheet } from './AddContractSheet';
export { ContractSheet } from './ContractSheet';
