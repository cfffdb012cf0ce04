import type { Contract, Home } from '@vp-digital/core/household';
import type { LivingSituationData } from '../../shared/living-situation/data';

export type ProtectionHint =
  | 'liability'
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
  { contracts }: Pick<LivingSituationData, 'contracts'>,
): ProtectionHint[] {
  const lines = new Set<Contract['line']>(Object.values(contracts.items).map(({ line }) => line));
  const owned = kind === 'owned';
  const wants: Record<ProtectionHint, boolean> = {
    liability: !lines.has('liability'),
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
