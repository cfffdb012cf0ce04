import type { WishWeight } from '@vp-digital/core/household';
import { type WishKey, wishKeys } from '../../shared/benefits/benefitKeys';

export const presetKeys = ['basic', 'comfort', 'premium', 'aid'] as const;
type Preset = (typeof presetKeys)[number];

/** Starting points, which are then talked through: what is must-have and what is important, the rest does not matter. */
const presets: Record<Preset, { must: readonly WishKey[]; important: readonly WishKey[] }> = {
  basic: { must: ['medicines', 'psychotherapy'], important: ['doctorChoice', 'aids', 'dentures', 'europe'] },
  comfort: {
    must: ['doctorChoice', 'dentures', 'psychotherapy'],
    important: [
      'medicines',
      'aids',
      'room',
      'chiefPhysician',
      'dentalTreatment',
      'glasses',
      'worldwide',
      'relief',
    ],
  },
  premium: {
    must: ['doctorChoice', 'doctorFees', 'room', 'chiefPhysician', 'dentures', 'psychotherapy'],
    important: [
      'medicines',
      'aids',
      'alternative',
      'hospitalFees',
      'privateClinic',
      'dentalTreatment',
      'prophylaxis',
      'glasses',
      'worldwide',
      'returnTransport',
      'upgrade',
      'relief',
    ],
  },
  aid: {
    must: ['doctorChoice', 'aidOption', 'psychotherapy'],
    important: [
      'medicines',
      'aids',
      'room',
      'chiefPhysician',
      'dentures',
      'dentalTreatment',
      'worldwide',
      'upgrade',
    ],
  },
};

/** All 24 answers of a starting point. */
export function weightsOf(preset: Preset): Record<string, WishWeight> {
  const { must, important } = presets[preset];
  const weightOf = (key: WishKey): WishWeight => {
    if (must.includes(key)) return 'must';
    return important.includes(key) ? 'important' : 'any';
  };
  return Object.fromEntries(wishKeys.map((key) => [key, weightOf(key)]));
}
