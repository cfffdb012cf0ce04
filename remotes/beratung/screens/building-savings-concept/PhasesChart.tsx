import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card } from '@vp-digital/core/ui';
import { type BuildingInput, courseOf } from '../../shared/building/course';
import { CourseChart } from '../../shared/building/CourseChart';

/** The three phases as a picture; without an allocation there are none. */
export function PhasesChart({ input }: { input: BuildingInput }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.phases' });
  const course = courseOf(input);
  return (
    course.allocation && (
      <Card title={t('title')} caption={t('notPromised')}>
        <CourseChart course={course} />
      </Card>
    )
  );
}
