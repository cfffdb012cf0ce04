import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { DateField, NumberField } from '@vp-digital/core/ui';
import type { PersonData } from '../../shared/module/data';
import { useHealthPlan } from '../../shared/module/useHealthPlan';

/** When the private cover would begin, and the children to come. */
export function PlanFields({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.facts' });
  const today = useHost().clock.today();
  const plan = useHealthPlan({ data, person });
  return (
    <>
      <DateField {...plan.field('start', t('begin'))} hint={t('beginHint')} min={today} />
      <NumberField {...plan.field('plannedChildren', t('planned'))} min={0} max={5} />
    </>
  );
}
