import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { useCurrentSections } from './useCurrentSections';
import { Button, Page, useReadOnly } from '@vp-digital/core/ui';
import { useState } from 'react';
import { Arrangement } from './arrange/Arrangement';
import { useTileOrder } from './arrange/useTileOrder';
import { HandOverFirst } from './HandOverFirst';
import { KeyFigures } from './head/KeyFigures';
import { Lead } from './head/Lead';
import { Persons } from './head/Persons';
import { isUntouched, overviewSections } from './overviewData';
import { Preparation } from './preparation/Preparation';
import { Starters } from './Starters';
import { TileGrid } from './TileGrid';
import { useVisit } from './useVisit';

/** The household on one page: start and return point of every appointment. */
export default function OverviewPage() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const householdId = useHouseholdId();
  useVisit();
  const result = useCurrentSections(overviewSections);
  const order = useTileOrder();
  const mayArrange = useHasPermission(permissions.userSettings) && order.change !== undefined;
  const [arranging, setArranging] = useState(false);
  const readOnly = useReadOnly();
  const data = result.status === 'ready' ? result.data : undefined;
  const untouched = data !== undefined && isUntouched(data);
  return (
    <Page
      name={t('name')}
      leadFor="customer"
      lead={data && <Lead data={data} />}
      actions={
        !untouched && (
          <>
            {mayArrange && (
              <Button aria-pressed={arranging} onClick={() => setArranging(!arranging)}>
                {arranging ? t('arrange.finish') : t('arrange.begin')}
              </Button>
            )}
            <Button writes kind="primary" href={routes.income.href({ householdId })}>
              {t('editIncome')}
            </Button>
          </>
        )
      }
      aside={<Preparation />}
    >
      <Persons />
      <KeyFigures />
      {untouched && readOnly === undefined ? (
        <>
          <HandOverFirst />
          <Starters />
        </>
      ) : arranging ? (
        <Arrangement order={order} />
      ) : (
        <TileGrid names={order.names} data={data} />
      )}
    </Page>
  );
}
