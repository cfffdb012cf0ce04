import type { ListedHousehold } from '@vp-digital/core/contracts';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { ClockIcon, IconButton } from '@vp-digital/core/ui';
import { requestAction } from '../../shared/appointments/requestedAction';
import type { HitWords } from '../../shared/hits/useHitWords';

export interface StartButtonProps {
  household: Pick<ListedHousehold, 'householdId' | 'name'>;
  words: HitWords;
}

/** Opens the household, where its appointment begins or goes on. */
export function StartButton({ household: { householdId, name }, words }: StartButtonProps) {
  const { clock } = useHost();
  const navigate = useNavigate();
  const start = () => {
    requestAction('start', householdId, clock.now());
    void navigate(routes.householdOverview.href({ householdId }));
  };
  return <IconButton writes label={`${words.start}: ${name}`} icon={ClockIcon} onClick={start} />;
}
