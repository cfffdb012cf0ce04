import { shortNameOf, type StandingOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { TwoAccountsData } from './data';
import { useFlowNames } from './useFlowNames';

/** What a standing order is called: what it is for, and of a person alone whose it is. */
export function useOrderName(data: Pick<TwoAccountsData, 'persons'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.orders.kind' });
  const { pot: potName } = useFlowNames(data);
  return (order: StandingOrder): string => {
    const { from } = order;
    const name = order.kind === 'savings' ? potName(order.pot) : t(order.kind);
    const whose = from.personId === undefined ? undefined : shortNameOf(data, from.personId);
    return [name, whose].filter(Boolean).join(' ');
  };
}
