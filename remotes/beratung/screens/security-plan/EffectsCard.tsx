import { OfFigure, OfNeed, useFigureText, useFigureTexts, useNeedWords } from '@vp-digital/core/figures';
import { financialGradeFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Card, DataList, Stack } from '@vp-digital/core/ui';
import type { PlanData } from './data';
import type { PlanEffects } from './effects';

/** F15, F17, F18 and F24 today and with the plan: the same figures computed twice. */
export function EffectsCard({ data, effects }: { data: PlanData; effects: PlanEffects }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan.effects' });
  const { word } = useFigureTexts();
  const write = useFigureText();
  const { name, amount } = useNeedWords(data);
  const { gaps, grade } = effects;
  const graded = (value: number | undefined) =>
    value === undefined ? t('unknown') : write('grade', value).value;
  const [was, is] = [graded(grade.was), graded(grade.is)];
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        {gaps.length === 0 && <p>{t('none')}</p>}
        <DataList
          items={gaps.map(({ row, is: then }) => {
            const before = row.need.kind === 'measured' ? amount(row.need, row.need.gap) : '';
            const after =
              then?.need.kind !== 'measured'
                ? t('unknown')
                : then.need.gap < 50
                  ? t('closed')
                  : amount(then.need, then.need.gap);
            return {
              key: row.key,
              label: name(row),
              value: (
                <OfNeed topic={row.topic}>
                  {before === after ? t('same', { is: after }) : t('from', { was: before, is: after })}
                </OfNeed>
              ),
            };
          })}
        />
        <OfFigure figure={financialGradeFigure}>
          <DataList
            items={[
              {
                key: 'grade',
                label: word('financialGrade'),
                value: was === is ? t('same', { is }) : t('from', { was, is }),
              },
            ]}
          />
        </OfFigure>
        <Caption>{t('how')}</Caption>
      </Stack>
    </Card>
  );
}
