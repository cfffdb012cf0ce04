import { useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';

/** Back to the page from which somebody came here; to the person's whole data where the address was opened by itself. */
export function useGoBack(personId: string): () => void {
  const householdId = useHouseholdId();
  const navigate = useNavigate();
  const whole = routes.personalData.href({ householdId, id: personId });
  return () => void (cameFromHere() ? navigate(-1) : navigate(whole));
}

/** Whether the entry before this one in the history is of this application; not every browser can say so. */
const cameFromHere = (): boolean =>
  'navigation' in window && (window.navigation as { canGoBack: boolean }).canGoBack;
