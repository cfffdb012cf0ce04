import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { FavouriteIcon, FavouriteSetIcon, IconButton } from '@vp-digital/core/ui';
import type { Favourites } from './useFavouriteHouseholds';

interface FavouriteButtonProps {
  household: Pick<HouseholdSummary, 'householdId' | 'name'>;
  favourites: Favourites;
}

/** Makes a household a favourite, or takes that back. */
export function FavouriteButton({ household, favourites }: FavouriteButtonProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const { householdId, name } = household;
  const { has, toggle } = favourites;
  if (!toggle) return undefined;
  return (
    <IconButton
      label={t('favourite', { name })}
      icon={has(householdId) ? FavouriteSetIcon : FavouriteIcon}
      aria-pressed={has(householdId)}
      onClick={() => toggle(householdId)}
    />
  );
}
