import { FigureCalculation, OfFigure } from '@vp-digital/core/figures';
import { adults, financialGradeFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Chip, DataList, Figure, Stack } from '@vp-digital/core/ui';
import { GradeScale } from './GradeScale';
import type { GradeScenario, SliderData } from './useGradeScenario';
import { useLastGrade } from './useLastGrade';

export interface GradeCardProps {
  data: SliderData;
  scenario: GradeScenario;
}

/** The grade, or what it would be; beside it today's, its band, everybody's own and that of the last state kept. */
export function GradeCard({ data, scenario: { today, then, band, tried } }: GradeCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'gradeSliders' });
  const { t: word } = useTranslation('analysis', { keyPrefix: 'gradeWords' });
  const { number } = useFormat();
  const last = useLastGrade();
  const one = (grade: number) => number(grade, { minimumDecimals: 1, maximumDecimals: 1 });
  if (today.kind !== 'graded' || !then) return undefined;
  const isTried = Object.keys(tried).length > 0;
  const own = adults(data).flatMap(({ id, name }) => {
    const tenths = data.financialGrade.items[id]?.ownGradeTenths;
    return tenths === undefined ? [] : [{ id, name, grade: tenths / 10 }];
  });
  return (
    <Card title={t('yours')} actions={isTried && <Chip tone="accent">{t('whatIf')}</Chip>}>
      <OfFigure figure={financialGradeFigure}>
        <Stack gap="medium">
          <Figure size="xl" value={one(then.grade)} />
          <GradeScale
            grade={then.grade}
            band={isTried ? undefined : band}
            own={own.map(({ grade }) => grade)}
          />
          <DataList
            items={[
              { key: 'today', label: t('computed'), value: one(today.grade) },
              ...(band && band.best < band.worst
                ? [
                    {
                      key: 'band',
                      label: t('bandLabel'),
                      value: t('band', { best: one(band.best), worst: one(band.worst) }),
                    },
                  ]
                : []),
              ...own.map(({ id, name, grade }) => ({
                key: id,
                label: t('own', { name }),
                value: one(grade),
              })),
              ...(last ? [{ key: 'last', label: t('last', { day: last.day }), value: one(last.grade) }] : []),
            ]}
          />
          <Caption>{word('notice')}</Caption>
          <FigureCalculation figure={financialGradeFigure} household={data} input={{}} />
        </Stack>
      </OfFigure>
    </Card>
  );
}
