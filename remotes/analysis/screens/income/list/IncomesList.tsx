import { documents } from '../../../shared/documents';
import { ListCards } from '../../../shared/list-import/ListCards';
import { StoredDocuments } from '../../../shared/list-import/StoredDocuments';
import type { IncomeListData } from './decidedIncomes';
import { useIncomesUse } from './useIncomesUse';

/** A list of incomes, as household books and spreadsheets write it. */
export const IncomesList = ({ onClose }: { onClose(): void }) => (
  <StoredDocuments names={documents.imports.incomes}>
    {(data) => <Cards data={data} onClose={onClose} />}
  </StoredDocuments>
);

const Cards = ({ data, onClose }: { data: IncomeListData; onClose(): void }) => (
  <ListCards use={useIncomesUse(data)} onClose={onClose} />
);
