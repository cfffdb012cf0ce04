import type { PageProps } from '@vp-digital/core/household';
import { IncomeView } from './IncomeView';
import type { IncomeData } from '../../shared/income/data';

/** Einkommen: a reliable monthly net of the household. */
export default function IncomePage({ data }: PageProps<IncomeData>) {
  return <IncomeView data={data} />;
}
