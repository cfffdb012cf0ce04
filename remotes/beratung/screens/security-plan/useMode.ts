import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';

const planModes = ['uebersicht', 'regulaer', 'simulation'] as const;
export type PlanMode = (typeof planModes)[number];

/** `?modus=` of the address; a simulation takes its permission. */
export function useMode() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const maySimulate = useHasPermission(permissions.simulations);
  const asked = planModes.find((mode) => mode === new URLSearchParams(search).get('modus'));
  const mode: PlanMode =
    asked === undefined || (asked === 'simulation' && !maySimulate) ? 'uebersicht' : asked;
  return {
    mode,
    offered: planModes.filter((one) => one !== 'simulation' || maySimulate),
    choose: (next: PlanMode) => void navigate(`${pathname}?modus=${next}`, { replace: true }),
  };
}
