import { documents } from '../../../shared/documents';
import { ListCards } from '../../../shared/list-import/ListCards';
import { StoredDocuments } from '../../../shared/list-import/StoredDocuments';
import type { ContractListData } from './decidedContracts';
import { useContractsUse } from './useContractsUse';

/** A list of contracts, as programs of brokers and spreadsheets write it. */
export const ContractsList = ({ onClose }: { onClose(): void }) => (
  <StoredDocuments names={documents.imports.contracts}>
    {(data) => <Cards data={data} onClose={onClose} />}
  </StoredDocuments>
);

const Cards = ({ data, onClose }: { data: ContractListData; onClose(): void }) => (
  <ListCards use={useContractsUse(data)} onClose={onClose} />
);
