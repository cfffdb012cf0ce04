import { documents } from '../../../shared/documents';
import { ListCards } from '../../../shared/list-import/ListCards';
import { StoredDocuments } from '../../../shared/list-import/StoredDocuments';
import type { ExpenseListData } from './decidedExpenses';
import { useExpensesUse } from './useExpensesUse';

/** A list of expenses, as household books and spreadsheets write it. */
export const ExpensesList = ({ onClose }: { onClose(): void }) => (
  <StoredDocuments names={documents.imports.expenses}>
    {(data) => <Cards data={data} onClose={onClose} />}
  </StoredDocuments>
);

const Cards = ({ data, onClose }: { data: ExpenseListData; onClose(): void }) => (
  <ListCards use={useExpensesUse(data)} onClose={onClose} />
);
