import { gradeCriteria, type Criterion } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { DataList } from '@vp-digital/core/ui';

const criteria = Object.keys(gradeCriteria) as Criterion[]; // Object.keys forgets the literal keys

/** The seven criteria of the grade, each with its weight and what it asks. */
export function CriteriaTable() {
  const { t } = useTranslation('analysis', { keyPrefix: 'gradeWords' });
  const { percent } = useFormat();
  return (
    <DataList
      stacked
      items={criteria.map((criterion) => ({
        key: criterion,
        label: (
          <>
            <b>{t(`criterion.${criterion}`)}</b> ·{' '}
            {t('weight', { weight: percent(gradeCriteria[criterion].weight / 100) })}
          </>
        ),
        value: t(`asks.${criterion}`),
      }))}
    />
  );
}
