import type { FigureUnit, Period } from '@vp-digital/core/household';
import { useFormat } from '@vp-digital/core/platform';
import { useFigureTexts } from './useFigureTexts';

/** A figure as it is written, apart from its unit. */
export interface FigureText {
  value: string;
  unit: string;
}

type Write = (unit: FigureUnit, amount: number, period?: Period) => FigureText;

/** How an amount of a unit is written in tiles: whole euros, shares and months with one decimal. */
export const useFigureText = (): Write => useWrite(useFormat().euros);

/** The same to the cent, above its calculation. */
export const useExactText = (): Write => useWrite(useFormat().money);

function useWrite(money: ReturnType<typeof useFormat>['euros']): Write {
  const { t } = useFigureTexts();
  const { number, share } = useFormat();
  return (unit, amount, period = 'month') => {
    switch (unit) {
      case 'money':
      case 'moneyMonthly':
      case 'moneyYearly':
        return { value: money(amount, { unit: 'none' }), unit: t(`unit.${unit}`) };
      case 'moneyOfPeriod':
        return {
          value: money(amount, { unit: 'none' }),
          unit: t(period === 'year' ? 'unit.moneyYearly' : 'unit.moneyMonthly'),
        };
      case 'share':
        return { value: share(amount, { unit: 'none' }), unit: t('unit.share') };
      case 'months':
        return { value: number(amount, { minimumDecimals: 1 }), unit: t('unit.months') };
      case 'grade':
        return { value: number(amount, { minimumDecimals: 1 }), unit: '' };
    }
  };
}
