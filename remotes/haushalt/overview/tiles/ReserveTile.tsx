import { type Reserve, reserve, shownMonthlyNeed } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { CustomerBlock, DataList, Figure, ProgressBar, Stack } from '@vp-digital/core/ui';
import { Tile } from './Tile';
import { Unknown } from './Unknown';
import { useCurrentSections } from '../useCurrentSections';

const sections = ['employments', 'incomes', 'expenses', 'contracts', 'assets'] as const;

/** F6: how many months the ready money lasts, against the target. */
export function ReserveTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  const householdId = useHouseholdId();
  return (
    <CustomerBlock>
      <Tile
        title={t('reserve')}
        way={
          canSeeBalance ? { href: routes.balanceSheet.href({ householdId }), to: t('toBalance') } : undefined
        }
        result={useCurrentSections(sections)}
        isEmpty={(data) => reserve(data).months === undefined}
        empty={<Unknown href={routes.expenses.href({ householdId })} to={t('add.expenses')} />}
      >
        {(data) => <ReserveGauge {...reserve(data)} shownNeed={shownMonthlyNeed(data)} />}
      </Tile>
    </CustomerBlock>
  );
}

function ReserveGauge({
  available,
  shownNeed,
  months = 0,
  targetMonths,
  missing,
}: Reserve & { shownNeed: number }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { euros, number } = useFormat();
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
          { key: 'need', label: t('reserveNeed'), value: euros(shownNeed) },
          missing > 0
            ? { key: 'missing', label: t('reserveMissing'), value: euros(missing), total: true }
            : { key: 'reached', label: t('reserveReached'), value: '', total: true },
        ]}
      />
    </Stack>
  );
}
