import { useFigureTexts } from '@vp-digital/core/figures';
import { reserveFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { DataList, Figure, ProgressBar, Stack } from '@vp-digital/core/ui';
import { FigureTile } from './FigureTile';

/** F6: how many months the ready money lasts, against the target. */
export function ReserveTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { word } = useFigureTexts();
  const { euros, number } = useFormat();
  const href = routes.balanceSheet.href({ householdId: useHouseholdId() });
  return (
    <FigureTile figure={reserveFigure} link={{ href, to: t('toBalance') }}>
      {({ available, months, targetMonths, missing, shownNeed }) => {
        const shown = number(months, { minimumDecimals: 1 });
        const target = t('target', { count: targetMonths });
        return (
          <Stack>
            <Figure value={shown} unit={t('months')} />
            <ProgressBar
              label={t('reserveLabel', { months: shown, target })}
              value={months}
              max={Math.max(months, targetMonths * (4 / 3))}
              target={{ value: targetMonths, label: target }}
            />
            <DataList
              items={[
                { key: 'available', label: word('readyMoney'), value: euros(available) },
                { key: 'need', label: word('monthlyNeed'), value: euros(shownNeed) },
                missing > 0
                  ? { key: 'missing', label: word('reserveLack'), value: euros(missing), total: true }
                  : { key: 'reached', label: t('reserveReached'), value: '', total: true },
              ]}
            />
          </Stack>
        );
      }}
    </FigureTile>
  );
}
