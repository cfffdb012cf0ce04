import type { AppointmentRating } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { useKnownHousehold } from '@vp-digital/core/services';
import { routes } from '@vp-digital/core/reference';
import { DataList } from '@vp-digital/core/ui';
import { Tile } from '../Tile';
import { TileEmpty } from '../TileEmpty';

/** How sure the household felt before and after its last appointment. */
export function RatingTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.rating' });
  const { date } = useFormat();
  const { household } = useKnownHousehold(useHouseholdId());
  const of = (value: number | undefined, most: number) =>
    value === undefined ? '–' : t('of', { value, most });
  return (
    <Tile
      title={t('title')}
      link={
        household && {
          href: routes.rating.href({ legacyHouseholdId: String(household.legacyHouseholdId) }),
          to: t('to'),
        }
      }
      result={usePageDocuments(['appointmentRatings'])}
      isEmpty={({ appointmentRatings }) => lastOf(appointmentRatings.items) === undefined}
      empty={<TileEmpty>{t('none')}</TileEmpty>}
    >
      {({ appointmentRatings }) => {
        const last = lastOf(appointmentRatings.items);
        return (
          last && (
            <DataList
              items={[
                { key: 'date', label: t('date'), value: date(last.date) },
                { key: 'before', label: t('before'), value: of(last.before, 10) },
                { key: 'now', label: t('now'), value: of(last.now, 10) },
                { key: 'stars', label: t('stars'), value: of(last.stars, 5) },
              ]}
            />
          )
        );
      }}
    </Tile>
  );
}

/** The last one that was handed back. */
const lastOf = (items: Record<string, AppointmentRating>): AppointmentRating | undefined =>
  Object.values(items)
    .filter(({ closed }) => closed)
    .sort((one, other) => other.date.localeCompare(one.date) || other.position - one.position)[0];
