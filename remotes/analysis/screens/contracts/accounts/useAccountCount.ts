import { usePageDocuments } from '@vp-digital/core/micro-app';
import { accountsOf, isCommon } from './accounts';

/** How many accounts are spoken of together; undefined until all of them are there. */
export function useAccountCount(): number | undefined {
  const read = usePageDocuments(['assets', 'bankAccounts']);
  return read.status === 'ready' ? accountsOf(read.stored).filter(isCommon).length : undefined;
}
