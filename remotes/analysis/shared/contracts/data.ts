import type { Contract, DataOf, SectionData } from '@vp-digital/core/household';
import type { documents } from '../documents';

/** What the contract overview shows; it edits `contracts`. */
export type ContractsData = DataOf<typeof documents.contracts>;

export const contractKinds = ['insurance', 'saving', 'loan'] as const satisfies readonly Contract['kind'][];
export type ContractKind = Contract['kind'];
/** Accounts are no contracts, and stand beside them. */
export type ContractTab = ContractKind | 'account';

/** What `?art=` calls them. */
export const kindsInAddress: Readonly<Record<ContractTab, string>> = {
  insurance: 'versicherungen',
  saving: 'sparen',
  loan: 'kredite',
  account: 'konten',
};
export type ContractLine = Contract['line'];

export interface ContractEntry {
  id: string;
  contract: Contract;
}

/** All contracts in the order in which they were recorded. */
export const inOrder = ({ contracts }: Pick<SectionData, 'contracts'>): ContractEntry[] =>
  Object.entries(contracts.items)
    .map(([id, contract]) => ({ id, contract }))
    .sort((a, b) => a.contract.position - b.contract.position);

/** The contracts of one kind. */
export const entriesOf = (data: Pick<SectionData, 'contracts'>, kind: ContractKind): ContractEntry[] =>
  inOrder(data).filter(({ contract }) => contract.kind === kind);

/** Those of them that are spoken of together. */
export const commonOf = (entries: readonly ContractEntry[]): ContractEntry[] =>
  entries.filter(({ contract }) => contract.discussedAlone === undefined);
