import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { FavouriteIcon, FavouriteSetIcon, IconButton } from '@vp-digital/core/ui';
import type { HitWords } from '../../shared/hits/useHitWords';
import type { Favourites } from '../../shared/preferences/useFavouriteHouseholds';

interface FavouriteButtonProps {
  household: Pick<HouseholdSummary, 'householdId' | 'name'>;
  favourites: Favourites;
  words: HitWords;
}

/** Makes a household a favourite, or takes that back. */
export function FavouriteButton({ household, favourites, words }: FavouriteButtonProps) {
  const { householdId, name } = household;
  const { has, toggle } = favourites;
  if (!toggle) return undefined;
  return (
    <IconButton
      label={`${words.favourite}: ${name}`}
      icon={has(householdId) ? FavouriteSetIcon : FavouriteIcon}
      aria-pressed={has(householdId)}
      onClick={() => toggle(householdId)}
    />
  );
}
