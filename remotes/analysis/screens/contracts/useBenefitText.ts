import { benefitKind, type Contract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { useCallback } from 'react';

/** What a contract gives, has or leaves to pay, in short. Undefined while it is not known. */
export function useBenefitText(): (contract: Contract) => string | undefined {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.benefitText' });
  const { euros, percent } = useFormat();
  return useCallback(
    (contract) => {
      switch (contract.kind) {
        case 'insurance': {
          const { benefit, benefitUntilAge } = contract;
          if (benefit === undefined) return undefined;
          const amount = euros(benefit);
          const kind = benefitKind(contract);
          if (kind === 'sum') return amount;
          if (contract.benefitFromDay !== undefined)
            return t(`${kind}From`, { amount, day: contract.benefitFromDay });
          if (kind === 'daily') return t('daily', { amount });
          return benefitUntilAge === undefined
            ? t('monthly', { amount })
            : t('monthlyUntil', { amount, age: benefitUntilAge });
        }
        case 'saving':
          return contract.balance === undefined ? undefined : euros(contract.balance);
        case 'loan': {
          const { remainingDebt, interest } = contract;
          if (remainingDebt === undefined) return undefined;
          const amount = euros(remainingDebt);
          return interest === undefined
            ? amount
            : t('debtAt', { amount, interest: percent(interest / 10_000, { maximumDecimals: 2 }) });
        }
      }
    },
    [t, euros, percent],
  );
}
