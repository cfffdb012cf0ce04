import type { ListName } from '../file-import/importKinds';
import { ContractsList } from './contracts/ContractsList';
import { ExpensesList } from './expenses/ExpensesList';
import { IncomesList } from './incomes/IncomesList';

export interface ListProps {
  kind: ListName;
  onClose(): void;
}

/** A list is read on the page of what it adds to. */
export function List({ kind, onClose }: ListProps) {
  switch (kind) {
    case 'contracts':
      return <ContractsList onClose={onClose} />;
    case 'expenses':
      return <ExpensesList onClose={onClose} />;
    case 'incomes':
      return <IncomesList onClose={onClose} />;
  }
}
