import { shortNameOf, type StandingOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { haveNoSalary } from '../../shared/fields/useAccountPurpose';
import type { TwoAccountsData } from './data';
import { useFlowNames } from './useFlowNames';

/** What a standing order is called: what it is for, and of a person alone whose it is. */
export function useOrderName(data: Pick<TwoAccountsData, 'persons' | 'employments' | 'incomes'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.orders.kind' });
  const { pot: potName } = useFlowNames(data);
  const nameOf = (order: StandingOrder): string => {
    if (order.kind === 'savings') return potName(order.pot);
    const { personId } = order.from;
    const isOther = order.kind === 'salary' && personId !== undefined && haveNoSalary(data, [personId]);
    return t(isOther ? 'income' : order.kind);
  };
  return (order: StandingOrder): string => {
    const { from } = order;
    const whose = from.personId === undefined ? undefined : shortNameOf(data, from.personId);
    return [nameOf(order), whose].filter(Boolean).join(' ');
  };
}
