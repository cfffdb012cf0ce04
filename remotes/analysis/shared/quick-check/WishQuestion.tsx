import { euros } from '@vp-digital/core/finance';
import { inOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Columns, MoneyField, MonthField, TextField, TextLink } from '@vp-digital/core/ui';
import { AbsenceField } from '../fields/AbsenceField';
import { lastMonth, newGoal, nextMonth } from '../wishes-and-goals/data';
import type { QuestionProps } from './question';

/** The greatest wish in the customer's own words, and what it takes and when, as far as that is known. */
export function WishQuestion({ data, of }: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.wish' });
  const today = useHost().clock.today();
  const page = routes.wishesAndGoals.href({ householdId: useHouseholdId() });
  const [id, goal] = inOrder(data.goals.items)[0] ?? [];
  const entry = useEntry({ section: 'goals', id, value: goal, blank: newGoal('dream', '', 0), of });
  const title = goal ? entry.required('title', t('field')) : entry.field('title', t('field'));
  return (
    <>
      <TextField {...title} name="wunsch" maxLength={60} />
      {goal ? (
        <Columns kind="fields">
          <MoneyField {...entry.field('target', t('target'))} min={0} max={euros(10_000_000)} />
          <MonthField {...entry.field('term', t('term'))} min={nextMonth(today)} max={lastMonth(today)} />
        </Columns>
      ) : (
        <AbsenceField kind="goals" data={data} />
      )}
      <TextLink href={page}>{t('toWishes')}</TextLink>
    </>
  );
}
