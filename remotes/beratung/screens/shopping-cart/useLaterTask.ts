import type { AdviceDecision, CartPosition } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';

/** Lines whose title alone says something about health; the task names none. */
const secretLines: ReadonlySet<CartPosition['line']> = new Set<CartPosition['line']>([
  'healthFull',
  'healthSupplement',
  'care',
]);

/**
 * "Später" is a task of the advisor in the recap of the talk, one for each position, under its id: due on the day of the
 * Wiedervorlage, and done once it is decided. Undefined where the advisor may not write there, or while it is not there.
 */
export function useLaterTask(id: string, position: CartPosition) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.later' });
  const { clock } = useHost();
  const list = useEntries('recap');
  const maySee = useHasPermission(permissions.sectionReport);
  const notes = usePageDocuments(maySee ? ['recap'] : []);
  if (!maySee || notes.status !== 'ready') return undefined;
  const { items } = notes.data.recap;
  const task = items[id];
  const { line, discussedAlone, title } = position;
  const isSecret = secretLines.has(line) || discussedAlone !== undefined;
  const of = isSecret ? t('secret') : title;
  return {
    task,
    decided(decision: AdviceDecision | undefined, dueOn: string | undefined) {
      if (decision !== 'later') {
        if (task && !task.done) list.change(id, { done: true }, of);
      } else if (task) list.change(id, { done: false, dueOn }, of);
      else
        list.put(
          id,
          {
            kind: 'task',
            text: isSecret ? t('secretTask') : t('task', { title }),
            visibility: isSecret ? 'internal' : 'customer',
            writtenAt: clock.now().toISOString(),
            origin: routes.shoppingCart.path,
            done: false,
            inReport: !isSecret,
            position: Math.max(-1, ...Object.values(items).map((one) => one.position)) + 1,
            ...(dueOn !== undefined && { dueOn }),
          },
          of,
        );
    },
    due(dueOn: string | undefined) {
      if (task) list.change(id, { dueOn }, of);
    },
  };
}
