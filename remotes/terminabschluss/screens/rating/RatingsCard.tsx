import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Empty, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { Feeling } from './Feeling';
import type { RatingEntry } from './data';

export interface RatingsCardProps {
  ratings: readonly RatingEntry[];
  /** Who has answered. */
  nameOf(personId: string | undefined): string;
}

/** Ratings of earlier appointments with this household, the newest first. */
export function RatingsCard({ ratings, nameOf }: RatingsCardProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const { date } = useFormat();
  const columns: SumColumn<RatingEntry>[] = [
    { kind: 'text', key: 'date', header: t('earlier.date'), cell: ({ rating }) => date(rating.date) },
    {
      kind: 'text',
      key: 'who',
      header: t('earlier.who'),
      cell: ({ rating }) => nameOf(rating.personId),
    },
    {
      kind: 'text',
      key: 'feeling',
      header: t('today.feeling'),
      cell: ({ rating }) => <Feeling rating={rating} />,
    },
    {
      kind: 'text',
      key: 'stars',
      header: t('today.stars'),
      cell: ({ rating: { stars } }) => (stars ? t('stars', { count: stars }) : t('unknown')),
    },
  ];
  return (
    <Card title={t('earlier.title')}>
      {ratings.length === 0 ? (
        <Empty>{t('earlier.empty')}</Empty>
      ) : (
        <SumTable caption={t('earlier.title')} columns={columns} rows={ratings} rowKey={({ id }) => id} />
      )}
    </Card>
  );
}
