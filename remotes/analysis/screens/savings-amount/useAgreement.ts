import {
  type PlannedSavings,
  type SavingsPlan,
  savingsPlanId,
  savingsPlanOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { formatMonth } from '@vp-digital/core/reference/format';
import { useRecapNote } from '../../shared/recap/useRecapNote';
import type { SavingsAmountData } from './data';

/**
 * Agreeing on the amount that is talked about, and taking that back: the plan keeps it with its day, and the recap says what
 * was decided, where the advisor may write there. One step of undo takes back both.
 */
export function useAgreement(data: SavingsAmountData, plan: PlannedSavings) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount.agreement' });
  const { euros, language } = useFormat();
  const { clock } = useHost();
  const plans = useEntries('savingsPlan');
  const recap = useRecapNote();
  const note = (text: string) =>
    recap?.({ kind: 'decision', text, origin: routes.savingsAmount.path, of: t('decision') });
  const write = (fields: Partial<SavingsPlan>) => {
    if (savingsPlanOf(data)) plans.change(savingsPlanId, fields, t('amount'));
    else plans.put(savingsPlanId, { position: 0, ...fields }, t('amount'));
  };
  return {
    agree: () => {
      const { amount, shares, startMonth } = plan;
      write({
        amount,
        agreedAmount: amount,
        agreedOn: clock.today(),
        startMonth,
        reserveShare: basisPoints(shares.reserve),
        goalsShare: basisPoints(shares.goals),
        retirementShare: basisPoints(shares.retirement),
      });
      note(t('noted', { amount: euros(amount), month: formatMonth(startMonth, language) }));
    },
    takeBack: () => {
      write({ agreedAmount: undefined, agreedOn: undefined });
      note(t('notedBack'));
    },
  };
}

const basisPoints = (share: number) => Math.round(share * 10_000);
