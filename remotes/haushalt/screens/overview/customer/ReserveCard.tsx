import { Enlarged, FigureCard } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { reserveFigure, reserveLackFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { ProgressBar } from '@vp-digital/core/ui';

/** F6: how many months the ready money lasts, against the target. */
export function ReserveCard() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewCustomer.reserve' });
  const { euros, number } = useFormat();
  return (
    <FigureCard figure={reserveFigure} input={{}}>
      {({ months, targetMonths, missing }) => {
        const target = t('target', { count: targetMonths });
        return (
          <>
            <Enlarged>
              <ProgressBar
                label={t('label', { months: number(months, { minimumDecimals: 1 }), target })}
                value={months}
                max={Math.max(months, targetMonths * (4 / 3))}
                target={{ value: targetMonths, label: target }}
              />
            </Enlarged>
            {missing > 0 ? (
              <OfFigure figure={reserveLackFigure}>
                <p>{t('lack', { amount: euros(missing) })}</p>
              </OfFigure>
            ) : (
              <p>{t('reached')}</p>
            )}
          </>
        );
      }}
    </FigureCard>
  );
}
