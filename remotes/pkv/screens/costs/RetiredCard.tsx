import { type HealthCostCourse, workingLifeRules } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack } from '@vp-digital/core/ui';
import { useAgeText } from '../../shared/module/useAgeText';
import { CostTable } from './CostTable';
import { Difference } from './Difference';
import { shownCosts } from '../../shared/module/shownCosts';

export interface RetiredCardProps {
  course: HealthCostCourse;
  isCivil: boolean;
  /** Whose it is. */
  name: string;
}

/** What both systems cost a month at the standard age, in today's money. */
export function RetiredCard({ course, isCivil, name }: RetiredCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.retired' });
  const { euros } = useFormat();
  const title = t('title', { age: useAgeText()(course.retirementAge) });
  const { outlook, private: own } = course.comparison;
  const costs = { private: outlook.own + own.deductible, statutory: outlook.statutoryPensioner };
  return (
    <Card title={title}>
      <Stack gap="medium">
        <Difference amount={shownCosts(costs).difference} />
        <CostTable
          caption={title}
          contribution={[
            {
              key: 'cover',
              label: t('cover'),
              statutory: outlook.statutoryPensioner,
              private: outlook.premium.real,
            },
            ...(outlook.subsidy > 0
              ? [{ key: 'subsidy', label: t('subsidy'), statutory: undefined, private: -outlook.subsidy }]
              : []),
          ]}
          onTop={
            own.deductible > 0
              ? [{ key: 'deductible', label: t('deductible'), statutory: 0, private: own.deductible }]
              : []
          }
        />
        <Caption>
          {t(isCivil ? 'captionCivil' : outlook.membership === 'voluntary' ? 'captionVoluntary' : 'caption', {
            pension: euros(outlook.pension),
            nominal: euros(outlook.premium.nominal),
            name,
            fromAge: workingLifeRules.fromAge,
          })}
        </Caption>
      </Stack>
    </Card>
  );
}
