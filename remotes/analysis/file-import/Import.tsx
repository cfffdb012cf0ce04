import { ContractsList } from '../list-import/contracts/ContractsList';
import { ExpensesList } from '../list-import/expenses/ExpensesList';
import { IncomesList } from '../list-import/incomes/IncomesList';
import { Statement } from '../statement-import/Statement';
import type { ImportPartProps } from './ImportPart';

/** What is read from files: a statement on whatever page, a list on the page of what it adds to. */
export function Import({ kind, onClose }: ImportPartProps) {
  switch (kind) {
    case 'statement':
      return <Statement onClose={onClose} />;
    case 'contracts':
      return <ContractsList onClose={onClose} />;
    case 'expenses':
      return <ExpensesList onClose={onClose} />;
    case 'incomes':
      return <IncomesList onClose={onClose} />;
  }
}
