import type { CourseCase, IncomeCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Card, SegmentedChoice, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { CourseChart } from './CourseChart';
import { CasesTable } from './CasesTable';
import { PayerTable } from './PayerTable';

/** The staircase of one of the cases, what each case leaves, and who pays in this one. */
export function CourseCard({ course, name }: { course: IncomeCourse; name: string }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cover' });
  const [chosen, setChosen] = useState<CourseCase>('full');
  const { occupation, cases, protection } = course;
  const phases = cases[chosen] ?? cases.full;
  const offered = (['sick', 'partial', 'full'] as const).filter((key) => cases[key]);
  // The weeks before a pension are those of every case.
  const stretchesOf = (key: CourseCase) =>
    (cases[key] ?? []).filter(({ kind }) => key === 'sick' || kind === 'pension');
  const label = (key: CourseCase) =>
    t(`case.${key === 'full' && occupation === 'civilServant' ? 'unfit' : key}`);
  return (
    <Card
      title={t('chart.title')}
      caption={t(`chart.caption.${chosen}`)}
      actions={
        <SegmentedChoice
          label={t('case.label')}
          hideLabel
          writes={false}
          options={offered.map((value) => ({ value, label: label(value) }))}
          value={chosen}
          onChange={setChosen}
        />
      }
    >
      <Stack>
        <CourseChart phases={phases} protection={protection} name={name} caseName={label(chosen)} />
        <Caption>{t(protection.healthPremium > 0 ? 'chart.scalePrivate' : 'chart.scale')}</Caption>
        <CasesTable cases={offered.map((key) => ({ name: label(key), phases: stretchesOf(key) }))} />
        <PayerTable phases={phases} caption={t('payer.title', { case: label(chosen) })} />
      </Stack>
    </Card>
  );
}
