import { addMonths } from '@vp-digital/core/finance';
import {
  type CourseCase,
  type EarningLossFacts,
  type EarningLossSettings,
  type LossPayer,
  returnOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** Cases, moments and payers in words. */
export function useLossWords(facts: EarningLossFacts) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.words' });
  const { t: word } = useTranslation('household/simulationVariants');
  const { monthName } = useFormat();
  const isCivilServant = facts.course.occupation === 'civilServant';
  const monthOf = (since: number) => {
    const day = addMonths(facts.date, since);
    return t('month', { month: monthName(Number(day.slice(5, 7))), year: day.slice(0, 4) });
  };
  return {
    /** A civil servant has no half pension: the pay then follows the hours. */
    cases: (['sick', 'partial', 'full'] as const).filter((one) => facts.course.cases[one] !== undefined),
    caseName: (one: CourseCase): string =>
      one === 'full' && isCivilServant ? t('unfit') : word(`lossCase.${one}`),
    payerName: (payer: LossPayer): string => t(`payer.${payer}`),
    monthOf,
    startText: (start: number): string =>
      t('start', { month: monthOf(start), age: Math.floor((facts.age + start) / 12) }),
    lastsText: (settings: EarningLossSettings): string => {
      const end = returnOf(settings);
      return end === undefined ? t('forGood') : t('forMonths', { count: end });
    },
  };
}
