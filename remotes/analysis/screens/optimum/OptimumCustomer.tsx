import { usePageDocuments } from '@vp-digital/core/micro-app';
import { CustomerOptimum } from './CustomerOptimum';
import { optimumDocuments } from '../../shared/optimum/data';

/** What the household leaves on the table, for the customer. */
export default function OptimumCustomer() {
  const result = usePageDocuments(optimumDocuments);
  return result.status === 'ready' && <CustomerOptimum data={result.data} />;
}
