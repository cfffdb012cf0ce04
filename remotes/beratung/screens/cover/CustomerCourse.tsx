import { CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import type { CoursePhase } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { usePlaceText } from '../../shared/protection/usePlaceText';

export interface CustomerCourseProps {
  title: string;
  phases: readonly CoursePhase[];
  /** What work brings a month: the longest bar. */
  net: number;
}

/** Stretch by stretch what comes in, as a bar, and what is missing of the need. */
export function CustomerCourse({ title, phases, net }: CustomerCourseProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'coverCustomer' });
  const { euros } = useFormat();
  const { stretch } = usePlaceText();
  const most = Math.max(1, net, ...phases.map(({ netMonth }) => netMonth));
  return (
    <CustomerCard title={title}>
      <CustomerRows
        rows={phases.map((phase) => ({
          key: stretch(phase),
          name: stretch(phase),
          detail: phase.gapMonth > 0 ? t('step', { gap: euros(phase.gapMonth) }) : t('full'),
          value: euros(phase.netMonth),
          certainty: 'estimated' as const,
          share: phase.netMonth / most,
        }))}
      />
    </CustomerCard>
  );
}
