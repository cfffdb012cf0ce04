import { reserve, type SectionData, shownMonthlyNeed } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { CustomerBlock, DataList, Figure, ProgressBar, Stack } from '@vp-digital/core/ui';
import { Tile } from './Tile';
import { TileEmpty } from './TileEmpty';
import { Unknown } from './Unknown';

/** F6: how many months the ready money lasts, against the target. */
export function ReserveTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const balance = useBalanceHref();
  return (
    <CustomerBlock>
      <Tile
        title={t('reserve')}
        way={balance === undefined ? undefined : { href: balance, to: t('toBalance') }}
        result={usePageDocuments(['employments', 'incomes', 'expenses', 'contracts', 'assets'])}
        isEmpty={(data) => reserve(data).months === undefined}
        empty={<ReserveUnknown />}
      >
        {(data) => <ReserveGauge data={data} />}
      </Tile>
    </CustomerBlock>
  );
}

function useBalanceHref(): string | undefined {
  const householdId = useHouseholdId();
  return useHasPermission(permissions.balanceSheet) ? routes.balanceSheet.href({ householdId }) : undefined;
}

/** What is missing first, and the screen that adds it. */
function ReserveUnknown() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const balance = useBalanceHref();
  const expenses = routes.expenses.href({ householdId: useHouseholdId() });
  const result = usePageDocuments(['employments', 'incomes', 'expenses', 'contracts', 'assets']);
  if (result.status !== 'ready') return undefined;
  if (reserve(result.data).waitsFor[0] === 'expenses')
    return <Unknown href={expenses} to={t('add.expenses')} />;
  return balance === undefined ? (
    <TileEmpty>{t('unknown')}</TileEmpty>
  ) : (
    <Unknown href={balance} to={t('add.wealth')} />
  );
}

type ReserveData = Pick<SectionData, 'employments' | 'incomes' | 'expenses' | 'contracts' | 'assets'>;

function ReserveGauge({ data }: { data: ReserveData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { euros, number } = useFormat();
  const { available, months, targetMonths, missing } = reserve(data);
  if (months === undefined) return undefined;
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
          { key: 'available', label: t('reserveAvailable'), value: euros(available) },
          { key: 'need', label: t('reserveNeed'), value: euros(shownMonthlyNeed(data)) },
          missing > 0
            ? { key: 'missing', label: t('reserveMissing'), value: euros(missing), total: true }
            : { key: 'reached', label: t('reserveReached'), value: '', total: true },
        ]}
      />
    </Stack>
  );
}
