/** What adds and edits contracts, by hand and from pictures, the tab of accounts and what has ended: one file, fetched once the list stands. */
export { AccountsCard } from './accounts/AccountsCard';
export { ArchiveCard } from './ArchiveCard';
export { AddContractSheet } from './AddContractSheet';
export { ContractSheet } from './ContractSheet';
export { ContractsApart } from './ContractsApart';
export { PhotosCard } from './photo/PhotosCard';
