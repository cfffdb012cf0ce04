import { FigureCalculation, OfField, OfFigure } from '@vp-digital/core/figures';
import {
  debtAtFixedInterestEndFigure,
  type GoalNeed,
  goalNeed,
  goalRate,
  goalRates,
  goalRateFigure,
  goalRatesFigure,
  type NeededFact,
  type Outcome,
  reserveFigure,
  retirementGapFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { DataList } from '@vp-digital/core/ui';
import classes from './GoalCard.module.css';
import { shownRate } from '../rates/shownRates';
import type { OfGoal } from './GoalNote';
import { MissingOfGoal } from './MissingOfGoal';

/** How large the goal is, what of it is there, and what it takes a month; or the way to what is missing. */
export function GoalNumbers({ entry: { id, goal }, data, onOpen }: OfGoal & { onOpen(): void }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.card' });
  const of = { household: data, goal, date: useHost().clock.today() };
  const need = goalNeed(of);
  const rate = goalRate(of);
  const all = goalRates(data, of.date);
  const basis = need.kind === 'computed' ? need.value.basis : 'told';
  const size = useSizeText(need);
  const isPast = goal.term !== undefined && rate.kind === 'missing' && isTermMissing(rate);
  return (
    <div className={classes['numbers']}>
      <DataList
        items={[
          {
            key: 'size',
            label:
              basis === 'retirement'
                ? t('gap')
                : basis === 'refinancing'
                  ? t('debtThen', { year: goal.term?.slice(0, 4) })
                  : t('target'),
            value: need.kind === 'computed' ? size : t('open'),
          },
          {
            key: 'rate',
            label: (
              <span className={classes['needed']}>
                {t('needed')}
                {goal.target !== undefined && (
                  <FigureCalculation
                    kind="icon"
                    figure={goalRateFigure}
                    household={data}
                    input={{ entryId: id }}
                    of={goal.title}
                  />
                )}
              </span>
            ),
            total: true,
            value: (
              <OfFigure figure={goal.target === undefined ? goalRatesFigure : goalRateFigure}>
                <RateText
                  rate={rate}
                  shown={all.kind === 'computed' ? shownRate(all.value, id) : undefined}
                  isPast={isPast}
                />
              </OfFigure>
            ),
          },
        ]}
      />
      {rate.kind === 'missing' && <MissingOfGoal facts={rate.facts} onOpen={onOpen} />}
    </div>
  );
}

const isTermMissing = ({ facts }: { facts: readonly NeededFact[] }) =>
  facts.some(({ fact }) => fact === 'term');

interface RateTextProps {
  rate: Outcome<number>;
  /** As it stands in the sum of all. */
  shown: number | undefined;
  isPast: boolean;
}

function RateText({ rate, shown, isPast }: RateTextProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.card' });
  const { euros } = useFormat();
  if (rate.kind === 'missing') return t(isPast ? 'past' : 'open');
  if (rate.kind === 'notRelevant') return t('noRate');
  return rate.value === 0 ? t('nothing') : t('monthly', { amount: euros(shown ?? rate.value) });
}

function useSizeText(need: Outcome<GoalNeed>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.card' });
  const { euros } = useFormat();
  if (need.kind !== 'computed') return undefined;
  const { value } = need;
  switch (value.basis) {
    case 'retirement':
      return <OfFigure figure={retirementGapFigure}>{t('monthly', { amount: euros(value.size) })}</OfFigure>;
    case 'refinancing':
      return <OfFigure figure={debtAtFixedInterestEndFigure}>{euros(value.size)}</OfFigure>;
    case 'reserve':
      return <OfFigure figure={reserveFigure}>{t('ofTarget', amountsOf(value))}</OfFigure>;
    case 'told':
      return <OfField field="goals.target">{t('ofTarget', amountsOf(value))}</OfField>;
  }
  function amountsOf({ saved, size }: { saved: number; size: number }) {
    return { saved: euros(saved, { unit: 'none' }), target: euros(size) };
  }
}
