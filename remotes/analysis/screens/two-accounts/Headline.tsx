import { WithoutIncome } from '@vp-digital/core/figures';
import { type AccountModel, type AccountPlan, savingsPots, totalLeft } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';

export interface HeadlineProps {
  /** Undefined until a plan is agreed. */
  plan: AccountPlan | undefined;
  model: AccountModel | undefined;
}

/** What there is to live on, what is saved, and that it runs by itself; or does not, while money is short. */
export function Headline({ plan, model }: HeadlineProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.headline' });
  const { euros } = useFormat();
  if (!plan) return t('empty');
  const { uses, running, pots } = plan;
  const saved = savingsPots.reduce((sum, pot) => sum + pots[pot], running + uses.bills);
  const left = totalLeft(plan);
  return (
    <>
      <Trans
        t={t}
        i18nKey={left < 0 ? 'short' : 'runs'}
        values={{
          living: euros(uses.variable),
          saved: euros(saved),
          day: model?.standingOrderDay ?? firstDay,
          lack: euros(-left),
        }}
        components={{ key: <Key /> }}
      />
      <WithoutIncome />
    </>
  );
}

/** Default day of the month for standing orders. */
export const firstDay = 1;
