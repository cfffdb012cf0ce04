import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Columns } from '@vp-digital/core/ui';
import type { PersonData } from '../../shared/module/data';
import { JobFields } from './JobFields';
import { PlanFields } from './PlanFields';

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
