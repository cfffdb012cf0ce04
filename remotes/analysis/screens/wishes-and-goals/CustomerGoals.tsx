import { CustomerCard, type CustomerRow, CustomerRows, useFigureRow } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { certaintyOf, goalRates, goalRatesFigure, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { type GoalEntry, goalEntries, type WishesAndGoalsData } from '../../shared/wishes-and-goals/data';
import { shownRate } from './rates/shownRates';

/** Every goal: when, whose, how much of it is there, and what it takes a month. */
export function CustomerGoals({ data }: { data: WishesAndGoalsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoalsCustomer' });
  const { t: words } = useTranslation('household/customer');
  const { euros, language } = useFormat();
  const row = useFigureRow();
  const date = useHost().clock.today();
  const all = goalRates(data, date);
  const certainty = certaintyOf(goalRatesFigure, data, { date });
  const isWaiting = (id: string) =>
    all.kind === 'missing' ||
    (all.kind === 'computed' && all.value.waiting.some(({ goalId }) => goalId === id));
  const detail = ({ goal }: GoalEntry) => {
    const without = t(goal.category === 'retirement' ? 'atRetirement' : 'noTerm');
    const when = goal.term === undefined ? without : formatMonth(goal.term, language);
    const whose = goal.personId === undefined ? t('shared') : (shortNameOf(data, goal.personId) ?? '');
    const sizes = goal.target === undefined ? [] : [t('size', { target: euros(goal.target) })];
    const there = goal.saved > 0 ? [t('saved', { saved: euros(goal.saved) })] : [];
    return [when, whose, ...sizes, ...there].join(' · ');
  };
  const rows = goalEntries(data).map((entry): CustomerRow => {
    const { id, goal } = entry;
    const rate = all.kind === 'computed' ? shownRate(all.value, id) : undefined;
    const named = { key: id, name: goal.title, detail: detail(entry) };
    if (isWaiting(id)) return { ...named, value: t('open'), certainty: 'missing' };
    if (rate === undefined) return { ...named, value: t('noRate') };
    const value = rate === 0 ? t('nothing') : t('needed', { amount: euros(rate) });
    return { ...named, value, certainty };
  });
  const open = all.kind === 'computed' && all.value.waiting.length > 0;
  const total = row(goalRatesFigure, data, {}).map((sum): CustomerRow => {
    const known = open ? { name: words('known', { name: sum.name }), certainty: undefined } : {}; // a part is no figure
    return { ...sum, ...known, total: true };
  });
  const saysNothing = open && all.value.total === 0;
  return (
    <OfFigure figure={goalRatesFigure}>
      <CustomerCard wide title={t('list')}>
        <CustomerRows rows={saysNothing ? rows : [...rows, ...total]} />
      </CustomerCard>
    </OfFigure>
  );
}
