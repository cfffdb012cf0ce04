import { kindOfReport, type Snapshot } from '@vp-digital/core/contracts';
import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure, householdNetFigure, netWorthFigure } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { fromQuery } from '@vp-digital/core/parts';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Key } from '@vp-digital/core/ui';
import { useReportsQuery, useSnapshotQuery } from '../../api';
import { isKnown } from '../../shared/snapshot-lists/isKnown';

/** How it stood on a day, and the summaries made of it, for the customer. */
export default function ReportsCustomer() {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'reportsCustomer' });
  const { day } = useFormat();
  const place = { householdId: useHouseholdId(), snapshotId: useRouteParameter('snapshotId') };
  const snapshot = fromQuery(useSnapshotQuery(place));
  if (snapshot.status !== 'ready') return undefined;
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name')}
      headline={
        <Trans
          t={t}
          i18nKey="headline"
          values={{ day: day(snapshot.data.createdAt) }}
          components={{ key: <Key /> }}
        />
      }
    >
      <Figures {...snapshot.data.payload.figures} />
      <Summaries {...place} />
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

const shown = [
  ['net', 'netMonthly', householdNetFigure],
  ['free', 'free', freeAmountFigure],
  ['netWorth', 'netWorth', netWorthFigure],
] as const;

/** The figures of that day; those that were none are left out. */
function Figures(figures: Snapshot['payload']['figures']) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'reportsCustomer' });
  const { euros, number } = useFormat();
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  const { reserveMonthsTenths: tenths } = figures;
  const rows = shown
    .filter(([name, key]) => isKnown(figures, key) && (name !== 'netWorth' || canSeeBalance))
    .map(([name, key, figure]) => ({
      key: name,
      name: t(name),
      value: <OfFigure figure={figure}>{euros(figures[key])}</OfFigure>,
    }));
  const reserve = tenths === undefined ? undefined : tenths / 10;
  return (
    <CustomerCard title={t('figures')}>
      <CustomerRows
        rows={[
          ...rows,
          ...(reserve === undefined
            ? []
            : [
                {
                  key: 'reserve',
                  name: t('reserve'),
                  value: t('months', { count: reserve, number: number(reserve, { maximumDecimals: 1 }) }),
                },
              ]),
        ]}
      />
    </CustomerCard>
  );
}

function Summaries(place: { householdId: string; snapshotId: string }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'reportsCustomer' });
  const { day } = useFormat();
  const { data: reports } = useReportsQuery(place);
  if (!reports) return undefined;
  return (
    <CustomerCard title={t('reports')}>
      {reports.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <CustomerRows
          rows={reports.map((report) => ({
            key: report.reportId,
            name: t(`kind.${kindOfReport(report)}`),
            detail: t('of', { day: day(report.createdAt) }),
            value: t(`status.${report.status}`),
          }))}
        />
      )}
    </CustomerCard>
  );
}
