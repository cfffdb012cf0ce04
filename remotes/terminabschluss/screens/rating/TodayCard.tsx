import type { AppointmentRating } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Chip, DataList } from '@vp-digital/core/ui';
import { Feeling } from './Feeling';

export interface TodayCardProps {
  rating: AppointmentRating;
  /** Whose it is, where there are several. */
  name: string | undefined;
}

/** Today's rating as the advisor reads it back. */
export function TodayCard({ rating, name }: TodayCardProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const { t: code } = useTranslation('household/appointmentRatings');
  const { date, list, number } = useFormat();
  const { stars, statements = [], recommend, text, callback, anonymousUse, closed } = rating;
  const agreed = list(statements.map((name) => code(`statements.${name}`)));
  return (
    <Card
      title={
        name === undefined
          ? t('today.title', { date: date(rating.date) })
          : t('today.titleOf', { date: date(rating.date), name })
      }
      actions={
        <Chip tone={closed ? 'positive' : 'neutral'}>{t(closed ? 'today.closed' : 'today.open')}</Chip>
      }
    >
      <DataList
        items={[
          { key: 'feeling', label: t('today.feeling'), value: <Feeling rating={rating} /> },
          {
            key: 'stars',
            label: t('today.stars'),
            value: stars ? t('stars', { count: stars }) : t('unknown'),
          },
          ...(agreed ? [{ key: 'statements', label: t('today.statements'), value: agreed }] : []),
          ...(recommend === undefined
            ? []
            : [
                {
                  key: 'recommend',
                  label: t('today.recommend'),
                  value: t('ofTen', { value: number(recommend) }),
                },
              ]),
          ...(text ? [{ key: 'text', label: t('today.text'), value: text }] : []),
          ...(callback ? [{ key: 'callback', label: t('today.callback'), value: t('today.wanted') }] : []),
          {
            key: 'use',
            label: t('today.use'),
            value: t(anonymousUse ? 'today.allowed' : 'today.notAllowed'),
          },
        ]}
      />
    </Card>
  );
}
