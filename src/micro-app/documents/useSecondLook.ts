import { isSectionName, type SectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { SectionResults } from '@vp-digital/core/services';
import { selectUser } from '@vp-digital/core/session';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Focus and visibility come together, and a glance at another window asks for nothing anew. */
const leastMilliseconds = 5_000;

type Known = Partial<Record<SectionName, string | undefined>>;

/**
 * A page that is looked at again asks whether its documents are still so, and says whose changes have come: what a
 * colleague saved meanwhile is seen before it is spoken of.
 */
export function useSecondLook(results: SectionResults): void {
  const { shell, slot } = useHost();
  const { t } = useTranslation('app');
  const { list } = useFormat();
  const own = useSelector(selectUser)?.name;
  const asked = useRef(0);
  const before = useRef<Known>(undefined);

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' || Date.now() - asked.current < leastMilliseconds) return;
    asked.current = Date.now();
    before.current ??= changesIn(results);
    for (const result of Object.values(results)) if (result?.status === 'ready') result.retry();
  });
  useEffect(() => {
    if (slot === 'customer') return undefined; // it follows what the advisor sees
    const again = () => look();
    window.addEventListener('focus', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [slot]);

  const compare = useEffectEvent(() => {
    const known = before.current;
    if (!known) return;
    const changed = Object.entries(results).flatMap(([name, result]) => {
      if (!isSectionName(name) || result?.status !== 'ready' || !(name in known)) return [];
      const { changedAt, changedBy } = result;
      if (changedAt === known[name]) return [];
      known[name] = changedAt;
      return changedBy === own || slot !== 'page' ? [] : [{ name, by: changedBy }];
    });
    for (const by of new Set(changed.map((one) => one.by))) {
      const what = new Set(changed.filter((one) => one.by === by).map(({ name }) => t(`section.${name}`)));
      const text = t('elsewhere.changed', { by: by ?? t('elsewhere.somebody'), what: list([...what]) });
      shell.send('showMessage', { severity: 'info', text: text.slice(0, 500) });
    }
  });
  useEffect(() => compare(), [results]);
}

const changesIn = (results: SectionResults): Known =>
  Object.fromEntries(
    Object.entries(results).flatMap(([name, result]) =>
      result?.status === 'ready' ? [[name, result.changedAt]] : [],
    ),
  );
