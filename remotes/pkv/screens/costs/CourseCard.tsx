import type { HealthCostCourse, PrivateHealthGrowth } from '@vp-digital/core/household';
import { lastHealthAge } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Card, Chip, Row, SegmentedChoice, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { CourseChart } from './CourseChart';
import { CourseTable } from './CourseTable';
import type { Money } from './cheaperStretches';
import { GrowthSliders } from './GrowthSliders';

export interface CourseCardProps {
  course: HealthCostCourse;
  growth: PrivateHealthGrowth;
  /** Whether it is tried, and not what is assumed for the household. */
  isTried: boolean;
  onGrowth(growth: PrivateHealthGrowth | undefined): void;
}

/** The way to 85 as a curve and in figures, with the assumptions to move; what is moved is never written. */
export function CourseCard({ course, growth, isTried, onGrowth }: CourseCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.course' });
  const [money, setMoney] = useState<Money>('real');
  return (
    <Card title={t('title', { age: lastHealthAge })} caption={t('caption')}>
      <Stack>
        <SegmentedChoice
          label={t('money.label')}
          hideLabel
          writes={false}
          options={(['real', 'nominal'] as const).map((value) => ({ value, label: t(`money.${value}`) }))}
          value={money}
          onChange={setMoney}
        />
        <CourseChart course={course} money={money} />
        <GrowthSliders growth={growth} onChange={onGrowth} />
        {isTried && (
          <Row spread>
            <Chip tone="info">{t('whatIf')}</Chip>
            <Button kind="quiet" size="compact" onClick={() => onGrowth(undefined)}>
              {t('reset')}
            </Button>
          </Row>
        )}
        <CourseTable course={course} money={money} />
      </Stack>
    </Card>
  );
}
