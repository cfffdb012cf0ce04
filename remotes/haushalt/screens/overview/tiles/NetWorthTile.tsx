import { worthCourse } from '@vp-digital/core/contracts';
import { netWorthFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { skipToken } from '@vp-digital/core/libs/query';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { selectInRole } from '@vp-digital/core/session';
import { Caption, Figure, Stack, ValueLine } from '@vp-digital/core/ui';
import { readWithPage, useSnapshotsQuery } from '../../../shared/overview/api';
import { FigureTile } from './FigureTile';

/** F10, and its course over the snapshots where the advisor may see them; every value stands in the balance sheet. */
export function NetWorthTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { euros } = useFormat();
  const href = routes.balanceSheet.href({ householdId: useHouseholdId() });
  return (
    <FigureTile figure={netWorthFigure} link={{ href, to: t('toBalance') }}>
      {({ shown, areDebtsKnown }) => (
        <Stack gap="small">
          <Figure value={euros(shown.netWorth, { unit: 'none' })} unit="€" />
          <Caption>
            {t(areDebtsKnown ? 'worthParts' : 'worthPartsOpen', {
              assets: euros(shown.assets),
              debts: euros(shown.liabilities),
            })}
          </Caption>
          <Course today={shown.netWorth} />
        </Stack>
      )}
    </FigureTile>
  );
}

/** The line needs a point before today; without one, and where snapshots are not the user's, there is none. */
function Course({ today }: { today: number }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { clock } = useHost();
  const { day, euros } = useFormat();
  const inRole = useSelector(selectInRole);
  const canSeeSnapshots = useHasPermission(permissions.sectionReport) && !inRole;
  const householdId = useHouseholdId();
  const { data: snapshots = [] } = useSnapshotsQuery(canSeeSnapshots ? householdId : skipToken, readWithPage);
  const points = worthCourse(snapshots);
  const [first] = points;
  if (!first) return undefined;
  return (
    <>
      <ValueLine
        points={[...points, { key: 'today', at: clock.today(), value: today }]}
        label={t('worthLabel', {
          from: day(first.at),
          before: euros(first.value),
          after: euros(today),
        })}
      />
      <Caption>
        {t('worthSince', {
          date: day(first.at),
          change: euros(today - first.value, { sign: 'difference' }),
        })}
      </Caption>
    </>
  );
}
