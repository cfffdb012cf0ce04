import { OfFigure, useWithoutIncome } from '@vp-digital/core/figures';
import { freeAmountFigure, knownFree } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useAhead, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Button, Page, Row, Skeleton, Stack, useReadOnly, Alert, Columns } from '@vp-digital/core/ui';
import { useState } from 'react';
import { AppointmentCard } from './appointment/AppointmentCard';
import { useTileLayout, type TileLayout } from './arrange/useTileLayout';
import { KeyFigures } from './head/KeyFigures';
import { Headline } from './head/Headline';
import { Persons } from './head/Persons';
import { isUntouched, recorded, type OverviewData } from './overviewData';
import { Preparation } from './preparation/Preparation';
import { useVisit } from './useVisit';
import { type TilePlace, tiles } from './tiles/tiles';

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

/** That more goes out than comes in: a hint, not an error. Not said while somebody's income is unknown. */
function Overdrawn({ data }: { data: OverviewData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const lacksIncome = useWithoutIncome() !== undefined;
  const free = knownFree(data);
  if (lacksIncome || free.kind !== 'computed' || free.value >= 0) return undefined;
  return (
    <Alert tone="warning" title={t('overdrawnTitle')}>
      {t('overdrawn')}
    </Alert>
  );
}

interface TileGridProps {
  layout: TileLayout;
  place: TilePlace;
}

/** The tiles of a place in the advisor's order, side by side where there is room; each is a world of its own. */
function TileGrid({ layout, place }: TileGridProps) {
  return (
    <Columns stretch>
      {layout.names.map((name) => {
        const tile = tiles.find((one) => one.name === name && one.place === place);
        return tile && !layout.isHidden(name) && <tile.Content key={name} />;
      })}
    </Columns>
  );
}
