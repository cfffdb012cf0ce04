import { OfField } from '@vp-digital/core/figures';
import {
  type Goal,
  type GoalAssumptions,
  goalAssumptions,
  goalPlan,
  inOrder,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { formatMonth } from '@vp-digital/core/reference/format';
import { Caption, ProgressBar } from '@vp-digital/core/ui';
import { Tile } from '../Tile';
import { TileEmpty } from '../TileEmpty';
import classes from './rows.module.css';
import { wholePercent } from './wholePercent';

const shown = 4;

/** Ziele: what the household saves for, the nearest first, and how far each has come. */
export function GoalsTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewTiles.goals' });
  const href = routes.wishesAndGoals.href({ householdId: useHouseholdId() });
  return (
    <Tile
      title={t('title')}
      link={{ href, to: t('to') }}
      result={usePageDocuments(['goals', 'assumptions'])}
      isEmpty={({ goals }) => Object.keys(goals.items).length === 0}
      empty={<TileEmpty link={{ href, to: t('begin') }}>{t('none')}</TileEmpty>}
    >
      {({ goals, assumptions }) => {
        const assumed = goalAssumptions({ assumptions });
        const all = inOrder(goals.items).toSorted(([, one], [, other]) =>
          (one.term ?? '9').localeCompare(other.term ?? '9'),
        );
        return (
          <>
            <ul className={classes['rows']}>
              {all.slice(0, shown).map(([id, goal]) => (
                <GoalRow key={id} goal={goal} assumed={assumed} />
              ))}
            </ul>
            {all.length > shown && <Caption>{t('more', { count: all.length - shown })}</Caption>}
          </>
        );
      }}
    </Tile>
  );
}

function GoalRow({ goal, assumed }: { goal: Goal; assumed: GoalAssumptions }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewTiles.goals' });
  const { euros, language, percent } = useFormat();
  const date = useHost().clock.today();
  const { title, term, target } = goal;
  const plan = goalPlan({ goal, date, assumed });
  const saved = plan.kind === 'computed' ? percent(wholePercent(plan.value.progress)) : undefined;
  return (
    <li className={classes['row']} data-without="mark">
      <span>
        <b>{title}</b>
        <Caption>{term === undefined ? t('noTerm') : formatMonth(term, language)}</Caption>
      </span>
      <span className={classes['value']}>
        {target === undefined ? t('open') : <OfField field="goals.target">{euros(target)}</OfField>}
        {saved !== undefined && <Caption>{t('saved', { share: saved })}</Caption>}
      </span>
      {plan.kind === 'computed' && saved !== undefined && (
        <span className={classes['bar']}>
          <ProgressBar
            size="thin"
            label={t('bar', { goal: title, share: saved })}
            value={plan.value.progress}
            max={1}
          />
        </span>
      )}
    </li>
  );
}
