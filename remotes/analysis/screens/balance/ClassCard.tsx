import { useFigureTexts } from '@vp-digital/core/figures';
import { type BalanceSheet, shownBalance } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { sharesOf } from '@vp-digital/core/reference/format';
import { Card, Ring, RoleMark, type SumColumn, SumTable } from '@vp-digital/core/ui';
import classes from './ClassCard.module.css';

const roles = { money: 'chart-1', investment: 'chart-4', property: 'chart-3', other: 'chart-2' } as const;

type ClassRow = BalanceSheet['byClass'][number] & { share: number };

/** What the assets are: money, investments and provision, property, other things. */
export function ClassCard({ sheet }: { sheet: BalanceSheet }) {
  const { word } = useFigureTexts();
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { euros, share: shareText } = useFormat();
  const { assets, byClass } = shownBalance(sheet);
  if (sheet.worth.assets === 0) return undefined;
  const shares = sharesOf(sheet.byClass.map(({ amount }) => amount));
  const all = byClass.map((row, index) => ({ ...row, share: shares[index] ?? 0 }));
  const rows = all.filter((_, index) => (sheet.byClass[index]?.amount ?? 0) > 0);
  const words = rows.map(({ assetClass, amount }) => `${t(`class.${assetClass}`)} ${euros(amount)}`);
  const columns: SumColumn<ClassRow>[] = [
    {
      kind: 'text',
      key: 'class',
      header: t('classes.column'),
      cell: ({ assetClass }) => (
        <span className={classes['class']}>
          <RoleMark role={roles[assetClass]} />
          {t(`class.${assetClass}`)}
        </span>
      ),
    },
    {
      kind: 'figure',
      key: 'share',
      header: t('column.share'),
      value: ({ share }) => share,
      format: (share) => shareText(share),
    },
    {
      kind: 'figure',
      key: 'amount',
      header: t('column.amount'),
      value: ({ amount }) => amount,
      format: (amount) => euros(amount),
    },
  ];
  return (
    <Card title={t('classes.title')}>
      <div className={classes['classes']}>
        <Ring
          label={t('classes.label', { parts: words.join(', ') })}
          parts={rows.map(({ assetClass, share }) => ({ key: assetClass, role: roles[assetClass], share }))}
          value={euros(assets)}
          caption={word('assets')}
        />
        <SumTable
          caption={t('classes.title')}
          columns={columns}
          rows={rows}
          rowKey={({ assetClass }) => assetClass}
        />
      </div>
    </Card>
  );
}
