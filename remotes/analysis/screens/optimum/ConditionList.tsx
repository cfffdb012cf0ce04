import { OfFigure, useLinkToFact } from '@vp-digital/core/figures';
import { type HeldAgainst, type LeverOf, leverConditions, optimumFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { InfoIcon, PositiveIcon, TextLink, WarningIcon } from '@vp-digital/core/ui';
import classes from './ConditionList.module.css';
import type { OptimumData } from '../../shared/optimum/data';

export interface ConditionListProps {
  lever: LeverOf;
  data: OptimumData;
}

const icons = { met: PositiveIcon, unmet: WarningIcon, unknown: InfoIcon } as const;

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
        <ul className={classes['list']}>
          {conditions.map(({ condition, state, held, facts = [] }, index) => {
            const Icon = icons[state];
            const [href] = facts.flatMap((fact) => linkTo(fact) ?? []);
            return (
              <li key={`${condition}-${index}`} className={classes['condition']} data-state={state}>
                <Icon size={20} stroke={1.75} aria-hidden />
                <span className={classes['words']}>
                  <span>
                    {t(`condition.${condition}`)}: {t(`state.${state}`)}
                  </span>
                  {held && <span className={classes['value']}>{valueOf(held)}</span>}
                  {state === 'unknown' && href !== undefined && (
                    <TextLink writes href={href}>
                      {t('add')}
                    </TextLink>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
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
