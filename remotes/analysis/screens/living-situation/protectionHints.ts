import { type Contract, hasLiability, type Home } from '@vp-digital/core/household';
import type { LivingSituationData } from '../../shared/living-situation/data';

export type ProtectionHint =
  | 'liability'
  | 'liabilityThroughParents'
  | 'household'
  | 'building'
  | 'naturalHazards'
  | 'naturalHazardsOpen'
  | 'floodZone'
  | 'glazing'
  | 'petLiability'
  | 'photovoltaics'
  | 'oilTank';

/** Protection that the home and its residents need but lack. Missing facts give no hint, except for hazards. */
export function protectionHints(
  { kind, property, naturalHazardsCover, floodZone, glazing, pets, photovoltaics, oilTank }: Home,
  household: Pick<LivingSituationData, 'contracts' | 'employments' | 'persons'>,
): ProtectionHint[] {
  const lines = new Set<Contract['line']>(Object.values(household.contracts.items).map(({ line }) => line));
  const liability = hasLiability(household);
  const owned = kind === 'owned';
  const wants: Record<ProtectionHint, boolean> = {
    liability: liability.kind === 'computed' && !liability.value,
    liabilityThroughParents: liability.kind === 'missing',
    household: kind !== 'withParents' && !lines.has('household'),
    building: owned && property !== 'flat' && !lines.has('building'), // of flats the owners' association insures it
    naturalHazards: naturalHazardsCover === false,
    naturalHazardsOpen: owned && naturalHazardsCover === undefined,
    floodZone: floodZone !== undefined && floodZone >= 3 && naturalHazardsCover !== true,
    glazing: glazing === true,
    petLiability: pets === true && !lines.has('petLiability'),
    photovoltaics: owned && photovoltaics === true,
    oilTank: owned && oilTank === true,
  };
  return (Object.keys(wants) as ProtectionHint[]).filter((hint) => wants[hint]);
}
