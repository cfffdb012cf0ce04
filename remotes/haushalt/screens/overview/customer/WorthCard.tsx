import { Enlarged, FigureCard } from '@vp-digital/core/customer';
import { netWorthFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { ProgressBar } from '@vp-digital/core/ui';

/** F10: what is left of all that is owned, after the debts. */
export function WorthCard() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewCustomer' });
  const { euros } = useFormat();
  if (!useHasPermission(permissions.balanceSheet)) return undefined;
  return (
    <FigureCard
      figure={netWorthFigure}
      input={{}}
      caption={({ shown, areDebtsKnown }) =>
        t(areDebtsKnown ? 'worth' : 'worthOpen', {
          assets: euros(shown.assets),
          debts: euros(shown.liabilities),
        })
      }
    >
      {({ shown: { assets, netWorth }, areDebtsKnown }) =>
        areDebtsKnown &&
        netWorth >= 0 &&
        assets > 0 && (
          <Enlarged>
            <ProgressBar
              label={t('worthLabel', { net: euros(netWorth), assets: euros(assets) })}
              value={netWorth}
              max={assets}
            />
          </Enlarged>
        )
      }
    </FigureCard>
  );
}
