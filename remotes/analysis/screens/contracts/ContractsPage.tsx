import { asOf, type PageProps } from '@vp-digital/core/household';
import { PageDocuments } from '@vp-digital/core/micro-app';
import { later } from '@vp-digital/core/micro-app';
import { AtSnapshot } from '../../shared/frozen/AtSnapshot';
import { ContractsView } from './ContractsView';
import type { ContractsData } from '../../shared/contracts/data';

const ContractsAtState = later(() => import('./ContractsAtState'));

/** Accounts that have no balance: they are counted, and no other part waits for them. */
const further = ['bankAccounts'] as const;

/** Vertragsübersicht: what the household has signed, what it costs, what to look at. */
export default function ContractsPage({ data, stored }: PageProps<ContractsData>) {
  return (
    <AtSnapshot Page={ContractsAtState}>
      <PageDocuments documents={further} asOf={asOf}>
        <ContractsView data={stored} current={data} />
      </PageDocuments>
    </AtSnapshot>
  );
}
