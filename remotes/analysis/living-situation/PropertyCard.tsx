import { OfField, OfFigure } from '@vp-digital/core/figures';
import { euros } from '@vp-digital/core/finance';
import {
  carriedDebt,
  carriedDebtFigure,
  debtAtFixedInterestEnd,
  debtAtFixedInterestEndFigure,
  type LoanContract,
  monthlyPremium,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Card, Columns, MoneyField, Stack, type SumColumn, SumTable, TextLink } from '@vp-digital/core/ui';
import { type LivingSituationData, mortgages, ownHomeAsset } from './data';
import { useHome } from './useHome';

const largest = euros(100_000_000);

/** What an own home is worth, what was paid for it, what it saves later, and the loans on it with their fixed interest. */
export function PropertyCard({ data }: { data: LivingSituationData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const contracts = routes.contracts.href({ householdId: useHouseholdId() });
  const canValue = useHasPermission(permissions.balanceSheet);
  const editor = useHome(data);
  const loans = mortgages(data);
  return (
    <Card title={t('ownHome.title')} caption={t('ownHome.caption')}>
      <Stack gap="medium">
        <Columns kind="fields">
          {canValue && <ValueField data={data} />}
          <MoneyField {...editor.field('purchasePrice', t('field.purchasePrice'))} min={0} max={largest} />
        </Columns>
        <MoneyField
          {...editor.field('savedRent', t('field.savedRent'))}
          hint={t('ownHome.savedRent')}
          unit={t('euroMonthly')}
          min={0}
          max={euros(100_000)}
        />
        {loans.length > 0 && <Loans loans={loans} />}
        <p>
          <TextLink href={contracts}>{t(loans.length > 0 ? 'loans.change' : 'loans.add')}</TextLink>
        </p>
      </Stack>
    </Card>
  );
}

/** The value stands in the assets: one source for both pages. */
function ValueField({ data }: { data: LivingSituationData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const today = useHost().clock.today();
  const [id, asset] = ownHomeAsset(data) ?? [];
  const editor = useEntry({
    section: 'assets',
    id,
    value: asset,
    blank: {
      kind: 'ownHome',
      asOf: today,
      ownership: {},
      earmarked: false,
      position: Object.keys(data.assets.items).length,
    },
    of: t('ownHome.title'),
  });
  const value = editor.field('value', t('field.value'));
  return (
    <MoneyField
      {...value}
      hint={t('ownHome.value')}
      min={0}
      max={euros(1_000_000_000)}
      value={asset?.value || undefined}
      onChange={(amount = 0) => {
        value.onChange(amount);
        if (asset && asset.asOf !== today) editor.set('asOf', today, t('ownHome.asOf'));
      }}
    />
  );
}

function Loans({ loans }: { loans: readonly (readonly [string, LoanContract])[] }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation.loans' });
  const { date, euros: whole, money } = useFormat();
  const today = useHost().clock.today();
  const columns: SumColumn<readonly [string, LoanContract]>[] = [
    {
      kind: 'text',
      key: 'fixedUntil',
      header: t('fixedUntil'),
      cell: ([, { interestFixedUntil }]) =>
        interestFixedUntil === undefined ? t('unknown') : date(interestFixedUntil),
    },
    {
      kind: 'text',
      key: 'rate',
      secondary: true,
      header: t('rate'),
      cell: ([, loan]) => <OfField field="contracts.premium">{money(monthlyPremium(loan))}</OfField>,
    },
    {
      kind: 'text',
      key: 'debt',
      secondary: true,
      header: t('debt'),
      cell: ([, loan]) => (
        <OfFigure figure={carriedDebtFigure}>
          {amountOf(carriedDebt({ contract: loan, date: today }), whole, t('unknown'))}
        </OfFigure>
      ),
    },
    {
      kind: 'text',
      key: 'debtThen',
      header: t('debtThen'),
      cell: ([, loan]) => (
        <OfFigure figure={debtAtFixedInterestEndFigure}>
          {amountOf(debtAtFixedInterestEnd(loan), whole, t('unknown'))}
        </OfFigure>
      ),
    },
  ];
  return <SumTable caption={t('title')} columns={columns} rows={loans} rowKey={([id]) => id} />;
}

const amountOf = (
  debt: ReturnType<typeof debtAtFixedInterestEnd>,
  write: (amount: number) => string,
  unknown: string,
) => (debt.kind === 'computed' ? write(debt.value.remainingDebt) : unknown);
