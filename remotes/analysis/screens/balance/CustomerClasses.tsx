import { ChartInWords, CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import { assetsFigure, type BalanceSheet, shownBalance } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { sharesOf } from '@vp-digital/core/reference/format';
import { Ring } from '@vp-digital/core/ui';

const roles = { money: 'chart-1', investment: 'chart-4', property: 'chart-3', other: 'chart-2' } as const;

/** What the assets are: money, investments and provision, property, other things. */
export function CustomerClasses({ sheet }: { sheet: BalanceSheet }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balanceCustomer' });
  const { word } = useFigureTexts();
  const { euros, share: written } = useFormat();
  if (sheet.worth.assets === 0) return undefined;
  const { assets, byClass } = shownBalance(sheet);
  const shares = sharesOf(sheet.byClass.map(({ amount }) => amount));
  const parts = byClass
    .map(({ assetClass, amount }, index) => ({
      key: assetClass,
      name: t(`class.${assetClass}`),
      role: roles[assetClass],
      share: shares[index] ?? 0,
      amount: euros(amount),
    }))
    .filter((_, index) => (sheet.byClass[index]?.amount ?? 0) > 0);
  return (
    <OfFigure figure={assetsFigure}>
      <CustomerCard wide title={t('classes')}>
        <ChartInWords
          chart={
            <Ring
              label={t('classesLabel', {
                parts: parts.map(({ name, amount }) => `${name} ${amount}`).join(', '),
              })}
              parts={parts.map(({ key, role, share }) => ({ key, role, share }))}
              value={euros(assets)}
              caption={word('assets')}
            />
          }
        >
          <CustomerRows
            rows={parts.map(({ key, name, role, share, amount }) => ({
              key,
              name,
              role,
              detail: written(share),
              value: amount,
            }))}
          />
        </ChartInWords>
      </CustomerCard>
    </OfFigure>
  );
}
