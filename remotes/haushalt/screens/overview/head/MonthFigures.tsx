import { FigureKpi } from '@vp-digital/core/figures';
import { freeAmountFigure, householdNetFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** F1 and F4: what comes in, and what of it is free. */
export function MonthFigures() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { share } = useFormat();
  const common = { input: {} };
  return (
    <>
      <FigureKpi {...common} figure={householdNetFigure} caption={() => t('netCaption')} />
      <FigureKpi
        {...common}
        figure={freeAmountFigure}
        caption={({ shares }) => shares && t('share', { share: share(shares.free) })}
      />
    </>
  );
}
