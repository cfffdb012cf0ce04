import type { PageProps } from '@vp-digital/core/household';
import { ContractsView } from './ContractsView';
import type { ContractsData } from './data';

/** Vertragsübersicht: what the household has signed, what it costs, what to look at. */
export default function ContractsPage({ data, stored }: PageProps<ContractsData>) {
  return <ContractsView data={stored} current={data} />;
}
