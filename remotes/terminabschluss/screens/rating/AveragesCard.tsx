import type { RatingAverages } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, DataList } from '@vp-digital/core/ui';
import { useRatingAveragesQuery } from '../../api';

const questions = ['before', 'now', 'stars', 'recommend'] as const;

/** What all households of the advisor say, once there are enough of them. */
export function AveragesCard() {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating.averages' });
  // Others rate too: what was answered a while ago is asked again whenever the page opens.
  const averages = fromQuery(useRatingAveragesQuery(undefined, { refetchOnMountOrArgChange: true }));
  const count = averages.status === 'ready' ? averages.data.ratings : 0;
  return (
    <Card kind="advisor" title={t('title')} caption={count > 0 ? t('caption', { count }) : undefined}>
      <LoadedState
        result={averages}
        isEmpty={(data) => questions.every((question) => data[question] === undefined)}
        empty={<Caption>{t('tooFew')}</Caption>}
      >
        {(data) => <Averages data={data} />}
      </LoadedState>
    </Card>
  );
}

function Averages({ data }: { data: RatingAverages }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating.averages' });
  const { number } = useFormat();
  const items = questions.flatMap((question) => {
    const tenths = data[question];
    if (tenths === undefined) return [];
    const value = t(question === 'stars' ? 'ofFive' : 'ofTen', {
      value: number(tenths / 10, { minimumDecimals: 1 }),
    });
    return [{ key: question, label: t(`of.${question}`), value }];
  });
  return <DataList items={items} />;
}
