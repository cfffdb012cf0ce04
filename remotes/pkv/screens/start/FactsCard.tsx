import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Columns, DateField, NumberField } from '@vp-digital/core/ui';
import { useHost } from '@vp-digital/core/platform';
import type { PersonData } from '../../shared/module/data';
import { JobFields } from './JobFields';
import { useHealthPlan } from '../../shared/module/useHealthPlan';

export interface FactsCardProps extends PersonData {
  /** Also when the private cover would begin, and what the family plans. */
  planned?: boolean;
}

/** What the answer depends on: the same facts of the job as everywhere, and what is planned. */
export function FactsCard({ data, person, planned = false }: FactsCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.facts' });
  return (
    <Card title={t('title', { name: person.name })}>
      <Columns count={3}>
        <JobFields data={data} person={person} />
        {planned && <PlanFields data={data} person={person} />}
      </Columns>
    </Card>
  );
}

/** When the private cover would begin, and the children to come. */
function PlanFields({ data, person }: PersonData) {
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
