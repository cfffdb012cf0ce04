import { Chip, PositiveIcon, WarningIcon } from '@vp-digital/core/ui';
import type { TopicLine } from './lines';
import { useStateText } from './useStateText';

/** Where a topic stands; what it is due to, where it is to be renewed. */
export function StateChip({ topic, state }: Pick<TopicLine, 'topic' | 'state'>) {
  const [said, because] = useStateText()(topic, state);
  const isDone = state.kind === 'valid' || state.kind === 'renew';
  return (
    <>
      <Chip {...(isDone && { icon: PositiveIcon, tone: 'positive' as const })}>{said}</Chip>
      {because && (
        <Chip icon={WarningIcon} tone="warning">
          {because}
        </Chip>
      )}
    </>
  );
}
