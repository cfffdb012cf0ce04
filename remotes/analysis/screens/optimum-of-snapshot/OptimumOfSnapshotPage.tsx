import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { Card, Empty } from '@vp-digital/core/ui';
import { FrozenPage } from '../../shared/frozen/FrozenPage';
import type { FrozenState } from '../../shared/frozen/useFrozenState';
import { optimumDocuments } from '../../shared/optimum/data';
import { Headline } from './Headline';
import { storedLevers } from './storedLevers';
import { RealisedTable } from './RealisedTable';

/** Optimum zum Stichtag: what was possible then, and what has been realised since. */
export default function OptimumOfSnapshotPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumOfSnapshot' });
  return (
    <FrozenPage
      name={t('name')}
      headline={(state) => <HeadlineSince state={state} />}
      route={routes.optimumOfSnapshot}
      isKept={({ derived }) => derived?.levers !== undefined}
      today={{ label: t('today'), route: routes.optimum }}
    >
      {(state) => <Since state={state} />}
    </FrozenPage>
  );
}

/** The headline needs what is used today; until that has come there is none. */
function HeadlineSince({ state }: { state: FrozenState }) {
  const today = usePageDocuments(optimumDocuments);
  return today.status === 'ready' && <Headline state={state} today={today.data} />;
}

function Since({ state }: { state: FrozenState }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumOfSnapshot' });
  const today = usePageDocuments(optimumDocuments);
  const title = t('table');
  if (storedLevers(state).length === 0)
    return (
      <Card title={title}>
        <Empty>{t('empty')}</Empty>
      </Card>
    );
  return (
    <Card title={title} caption={t('ofYear', { year: state.snapshot.payload.lawYear })}>
      <LoadedState result={today}>{(data) => <RealisedTable state={state} today={data} />}</LoadedState>
    </Card>
  );
}
