import { type SavingsPot, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { TwoAccountsData } from './data';
import type { FlowSourceKey, FlowUseKey } from './flows';

/** What sources, uses and pots of the model are called. */
export function useFlowNames(data: Pick<TwoAccountsData, 'persons'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.flow' });
  const { t: goal } = useTranslation('household/goals');
  const { t: account } = useTranslation('household/bankAccounts');
  const pot = (name: SavingsPot): string =>
    name === 'reserve' || name === 'retirement' ? goal(`category.${name}`) : t(`use.${name}`);
  return {
    pot,
    source: (key: FlowSourceKey): string => {
      if (key === 'common' || key === 'missing') return t(`source.${key}`);
      return shortNameOf(data, key) ?? '';
    },
    use: (key: FlowUseKey): string => {
      if (key === 'variable') return account('purpose.consumption');
      return key === 'reserve' || key === 'retirement' ? pot(key) : t(`use.${key}`);
    },
  };
}
