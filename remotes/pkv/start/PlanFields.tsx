import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { DateField, NumberField } from '@vp-digital/core/ui';
import type { PersonData } from '../module/sections';
import { useHealthPlan } from '../module/useHealthPlan';

/** When the private cover would begin, and the children to come. */
export function PlanFields({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.facts' });
  const today = useHost().clock.today();
  const plan = data.healthPlans.items[person.id];
  const editor = useHealthPlan({ data, person });
  const label = (field: 'begin' | 'planned') => `${person.name}: ${t(field)}`;
  return (
    <>
      <DateField
        label={t('begin')}
        hint={t('beginHint')}
        min={today}
        value={plan?.start}
        onChange={(start) => editor.set('start', start, label('begin'))}
        onInvalid={() => editor.invalid('start', label('begin'))}
        onBlur={editor.leave}
      />
      <NumberField
        label={t('planned')}
        min={0}
        max={5}
        value={plan?.plannedChildren}
        onChange={(children) => editor.set('plannedChildren', children, label('planned'))}
        onInvalid={() => editor.invalid('plannedChildren', label('planned'))}
        onBlur={editor.leave}
      />
    </>
  );
}
