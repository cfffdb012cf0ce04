import { optimumTaskId, type OptimumStep } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, CheckIcon, Chip } from '@vp-digital/core/ui';
import type { OptimumData } from '../../shared/optimum/data';
import { useLeverWords } from '../../shared/optimum/useLeverWords';

export interface TakeOverProps {
  step: OptimumStep;
  data: OptimumData;
  size?: 'compact' | 'default';
}

/** Makes a step a task of the recap, or says that it is one; nothing for those who may not read the recap. */
export function TakeOver({ step, data, size = 'default' }: TakeOverProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumBelow.task' });
  const { euros } = useFormat();
  const { clock } = useHost();
  const { stepName } = useLeverWords(data);
  const list = useEntries('recap');
  const result = usePageDocuments(['recap']);
  if (result.status !== 'ready' || step.open === 0) return undefined;
  const id = optimumTaskId(step);
  const { items } = result.data.recap;
  const name = stepName(step.levers);
  const task = items[id];
  if (task)
    return (
      <Chip tone="positive" icon={CheckIcon}>
        {t(task.done ? 'done' : 'taken')}
      </Chip>
    );
  const take = () =>
    list.put(
      id,
      {
        position: Math.max(-1, ...Object.values(items).map(({ position }) => position)) + 1,
        kind: 'task',
        text: t('text', { step: name, amount: euros(step.open) }),
        visibility: 'customer',
        writtenAt: clock.now().toISOString(),
        origin: routes.optimum.path,
        ...(step.personId !== undefined && { ownerId: step.personId }),
        done: false,
        inReport: true,
      },
      name,
    );
  return (
    <Button writes size={size} aria-label={t('takeOf', { step: name })} onClick={take}>
      {t('take')}
    </Button>
  );
}
