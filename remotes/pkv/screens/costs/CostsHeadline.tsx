import type { HealthCostCourse } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { useAgeText } from '../../shared/module/useAgeText';
import { shownCosts } from '../../shared/module/shownCosts';

/** The answer in two sentences: what private cover costs less or more today, and at the standard age. */
export function CostsHeadline({ course }: { course: HealthCostCourse }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.headline' });
  const { euros } = useFormat();
  const ageText = useAgeText();
  const { statutory, private: own, outlook } = course.comparison;
  const now = shownCosts({ private: own.ownWithDeductible, statutory: statutory.own }).difference;
  const later = shownCosts({
    private: outlook.own + own.deductible,
    statutory: outlook.statutoryPensioner,
  }).difference;
  const more = later > 0 ? 'moreMore' : 'moreLess';
  const less = later > 0 ? 'lessMore' : 'lessLess';
  return (
    <Trans
      t={t}
      i18nKey={now > 0 ? more : less}
      values={{
        now: euros(Math.abs(now)),
        later: euros(Math.abs(later)),
        age: ageText(course.retirementAge),
      }}
      components={{ key: <Key /> }}
    />
  );
}
