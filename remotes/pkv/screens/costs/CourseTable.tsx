import type { HealthCostCourse, HealthCosts } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useAgeText } from '../../shared/module/useAgeText';
import type { Money } from './cheaperStretches';
import { milestones } from './milestones';
import { shownAt } from './shownAt';

/** The curve in figures, at the ages that its axis names. */
export function CourseTable({ course, money }: { course: HealthCostCourse; money: Money }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.points' });
  const { euros } = useFormat();
  const ageText = useAgeText();
  const format = (value: number) => euros(value);
  const shown = (at: HealthCosts) => shownAt(at, money);
  const columns: SumColumn<HealthCosts>[] = [
    { kind: 'text', key: 'age', header: t('age'), cell: ({ age }) => t('atAge', { age: ageText(age) }) },
    { kind: 'figure', key: 'statutory', header: t('statutory'), value: (at) => shown(at).statutory, format },
    { kind: 'figure', key: 'private', header: t('private'), value: (at) => shown(at).private, format },
    {
      kind: 'figure',
      key: 'difference',
      header: t('difference'),
      value: (at) => shown(at).difference,
      format: (value) => euros(value, { sign: 'difference' }),
    },
  ];
  return (
    <SumTable
      caption={t(`caption.${money}`)}
      columns={columns}
      rows={milestones(course)}
      rowKey={({ age }) => String(age)}
    />
  );
}
