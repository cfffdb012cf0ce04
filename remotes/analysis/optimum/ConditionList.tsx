import { OfFigure, useLinkToFact } from '@vp-digital/core/figures';
import { type HeldAgainst, type LeverOf, leverConditions, optimumFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { ConditionRows } from './ConditionRows';
import type { OptimumData } from './data';

export interface ConditionListProps {
  lever: LeverOf;
  data: OptimumData;
}

/** What has to be so for a lever, whether it is, and the value that it was held against. */
export function ConditionList({ lever, data }: ConditionListProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumParts' });
  const date = useHost().clock.today();
  const valueOf = useHeld();
  const linkTo = useLinkToFact();
  const conditions = leverConditions({ household: data, date, ...lever });
  if (conditions.length === 0) return undefined;
  return (
    <section>
      <h3>{t('conditions')}</h3>
      <OfFigure figure={optimumFigure}>
        <ConditionRows
          add={t('add')}
          rows={conditions.map(({ condition, state, held, facts = [] }, index) => ({
            key: `${condition}-${index}`,
            state,
            words: `${t(`condition.${condition}`)}: ${t(`state.${state}`)}`,
            value: held && valueOf(held),
            href: facts.flatMap((fact) => linkTo(fact) ?? [])[0],
          }))}
        />
      </OfFigure>
    </section>
  );
}

/** Writes a value with what it was held against. */
function useHeld() {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumParts.held' });
  const { euros, percent } = useFormat();
  const write = (unit: HeldAgainst['unit'], value: number) => {
    switch (unit) {
      case 'year':
        return euros(value);
      case 'month':
        return t('monthly', { amount: euros(value) });
      case 'age':
        return t('age', { count: value });
      case 'rate':
        return percent(value, { minimumDecimals: 1 });
    }
  };
  return ({ unit, actual, limit, rule }: HeldAgainst) =>
    t(rule, { actual: write(unit, actual), limit: write(unit, limit) });
}
