import type { PageProps } from '@vp-digital/core/household';
import type { StatePensionData } from '../../shared/state-pension/data';
import { StatePensionView } from './StatePensionView';

/** Staatliche Rente: what the pension schemes have written, and what of it is left. */
export default function StatePensionPage({ data }: PageProps<StatePensionData>) {
  return <StatePensionView data={data} />;
}
