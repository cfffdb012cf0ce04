import { type SnapshotSummary, worthCourse } from '@vp-digital/core/contracts';
import {
  CustomerCard,
  CustomerPage,
  CustomerRows,
  Enlarged,
  NextStep,
  useNames,
} from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure, netWorthFigure } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { fromQuery, useSnapshotName } from '@vp-digital/core/parts';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Key, ValueLine } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { useSnapshotsQuery } from '../../api';
import { isKnown } from '../../shared/snapshot-lists/isKnown';

/** More are a list for the advisor. */
const newest = 8;

/** What was free and owned whenever it was recorded, for the customer. */
export default function SnapshotsCustomer() {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'snapshotsCustomer' });
  const snapshots = fromQuery(useSnapshotsQuery(useHouseholdId()));
  const documents = usePageDocuments(['persons']);
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  if (snapshots.status !== 'ready' || documents.status !== 'ready') return undefined;
  const points = canSeeBalance ? worthCourse(snapshots.data) : [];
  return (
    <Named data={documents.data} headline={<Headline snapshots={snapshots.data} points={points} />}>
      <Worth points={points} />
      <FreeAmounts snapshots={snapshots.data.slice(0, newest)} />
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </Named>
  );
}

interface NamedProps {
  data: Parameters<typeof useNames>[0];
  headline: ReactNode;
  children: ReactNode;
}

function Named({ data, headline, children }: NamedProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'snapshotsCustomer' });
  return (
    <CustomerPage ask={t('ask')} name={t('name', { names: useNames(data) })} headline={headline}>
      {children}
    </CustomerPage>
  );
}

type Points = ReturnType<typeof worthCourse>;

/** Of several days, the first and the last; a day is no course. */
function useEnds(points: Points) {
  const { day } = useFormat();
  const [first, last] = [points[0], points.at(-1)];
  return first && last && day(first.at) !== day(last.at) ? { first, last } : undefined;
}

function Headline({ snapshots, points }: { snapshots: readonly SnapshotSummary[]; points: Points }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'snapshotsCustomer.headline' });
  const { day, euros } = useFormat();
  const ends = useEnds(points);
  const oldest = snapshots.at(-1);
  if (!oldest) return t('none');
  if (!ends) return t('one', { day: day(oldest.createdAt) });
  const change = euros(ends.last.value - ends.first.value, { sign: 'difference' });
  return (
    <OfFigure figure={netWorthFigure}>
      <Trans
        t={t}
        i18nKey="change"
        values={{ day: day(ends.first.at), change }}
        components={{ key: <Key /> }}
      />
    </OfFigure>
  );
}

/** Net worth over the years as a line, with its ends in words. */
function Worth({ points }: { points: Points }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'snapshotsCustomer' });
  const { day, euros } = useFormat();
  const ends = useEnds(points);
  if (!ends) return undefined;
  const said = ({ at, value }: Points[number]) => ({ day: day(at), amount: euros(value) });
  const [from, to] = [said(ends.first), said(ends.last)];
  return (
    <OfFigure figure={netWorthFigure}>
      <CustomerCard title={t('worth')}>
        <Enlarged>
          <ValueLine
            points={points}
            label={t('line', { from: from.day, before: from.amount, to: to.day, after: to.amount })}
          />
        </Enlarged>
        <CustomerRows
          rows={[from, to].map((end) => ({
            key: end.day,
            name: t('at', { day: end.day }),
            value: end.amount,
          }))}
        />
      </CustomerCard>
    </OfFigure>
  );
}

/** What was free a month, newest first. */
function FreeAmounts({ snapshots }: { snapshots: readonly SnapshotSummary[] }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'snapshotsCustomer' });
  const { day, euros } = useFormat();
  const nameOf = useSnapshotName();
  if (snapshots.length === 0) return undefined;
  return (
    <OfFigure figure={freeAmountFigure}>
      <CustomerCard title={t('list')}>
        <CustomerRows
          rows={snapshots.map(({ snapshotId, label, purpose, createdAt, figures }) => ({
            key: snapshotId,
            name: nameOf({ label, purpose, createdAt }),
            detail: t('at', { day: day(createdAt) }),
            value: isKnown(figures, 'free') ? euros(figures.free) : t('unknown'),
          }))}
        />
      </CustomerCard>
    </OfFigure>
  );
}
