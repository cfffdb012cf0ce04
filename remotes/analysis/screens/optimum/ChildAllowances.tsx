import { OfFigure, useFactWords } from '@vp-digital/core/figures';
import { childAllowances, optimumFigure, type RecordedFact, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { OptimumData } from '../../shared/optimum/data';

/** Whose the Riester allowance for each child is, and why; nothing of a household without children. */
export function ChildAllowances({ data }: { data: OptimumData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumParts.childAllowance' });
  const { list } = useFormat();
  const { factName } = useFactWords(data);
  const sentences = new Map<string, { say: (children: string) => string; names: string[] }>();
  for (const { child, holder } of childAllowances(data, useHost().clock.today())) {
    if (holder.kind === 'notRelevant') continue;
    const say = (children: string) => {
      if (holder.kind === 'computed') {
        const { personId, reason } = holder.value;
        return t(reason, { children, person: shortNameOf(data, personId) ?? '' });
      }
      const facts = holder.facts.map(
        (fact) => factName({ ...fact, fact: fact.fact as RecordedFact }), // no holder waits for a newer release
      );
      return t('open', { children, facts: list(facts) });
    };
    const key = JSON.stringify(holder);
    sentences.set(key, { say, names: [...(sentences.get(key)?.names ?? []), child.name] });
  }
  if (sentences.size === 0) return undefined;
  return (
    <OfFigure figure={optimumFigure}>
      {[...sentences].map(([key, { say, names }]) => (
        <p key={key}>{say(list(names))}</p>
      ))}
    </OfFigure>
  );
}
