import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useAhead, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Button, Page, Row, Skeleton, Stack, useReadOnly } from '@vp-digital/core/ui';
import { useState } from 'react';
import { AppointmentCard } from './appointment/AppointmentCard';
import { useTileLayout } from './arrange/useTileLayout';
import { KeyFigures } from './head/KeyFigures';
import { Headline } from './head/Headline';
import { Persons } from './head/Persons';
import { Overdrawn } from './Overdrawn';
import { isUntouched, recorded } from './overviewData';
import { Preparation } from './preparation/Preparation';
import { TileGrid } from './TileGrid';
import { useVisit } from './useVisit';

export { AlsoReads } from './AlsoReads';

/** Fetched when somebody arranges: it brings what drags. */
const Arrangement = later(() => import('./arrange/Arrangement'), {
  placeholder: ({ layout }) => <Skeleton shape="field" count={layout.names.length} />,
});

const Begin = later(() => import('./Begin'), { placeholder: () => <Skeleton shape="field" count={3} /> });
const NextStep = later(() => import('./next/NextStep'), { isOptional: true });

const ahead = [Begin, NextStep] as const;

/** The household on one page: start and return point of every appointment. */
export default function OverviewPage() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  useVisit();
  useAhead(ahead);
  const result = usePageDocuments(recorded);
  const layout = useTileLayout();
  const mayArrange = useHasPermission(permissions.userSettings) && layout.own !== undefined;
  const [arranging, setArranging] = useState(false);
  const readOnly = useReadOnly();
  const data = result.status === 'ready' ? result.data : undefined;
  const untouched = data !== undefined && isUntouched(data);
  const begins = untouched && readOnly === undefined;
  return (
    <Page
      name={t('name')}
      headline={
        data && (
          <OfFigure figure={freeAmountFigure}>
            <Headline data={data} />
          </OfFigure>
        )
      }
      actions={!untouched && <NextStep />}
      aside={
        <Stack>
          <Preparation />
          {!begins && !arranging && <TileGrid layout={layout} place="aside" />}
        </Stack>
      }
    >
      <Persons />
      <AppointmentCard />
      <KeyFigures />
      {data && (
        <OfFigure figure={freeAmountFigure}>
          <Overdrawn data={data} />
        </OfFigure>
      )}
      {begins ? (
        <Begin />
      ) : arranging ? (
        <Arrangement layout={layout} />
      ) : (
        <TileGrid layout={layout} place="main" />
      )}
      {mayArrange && !untouched && (
        <Row>
          <Button kind="quiet" aria-pressed={arranging} onClick={() => setArranging(!arranging)}>
            {arranging ? t('arrange.finish') : t('arrange.begin')}
          </Button>
        </Row>
      )}
    </Page>
  );
}
