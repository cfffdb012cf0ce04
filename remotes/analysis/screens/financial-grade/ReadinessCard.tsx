import { type Criterion, type FinancialGrade, gradeCriteria, type People } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, DataList } from '@vp-digital/core/ui';
import { Fragment } from 'react';
import { useFactLinks } from '../../shared/grade/useFactLinks';

const criteria = Object.keys(gradeCriteria) as Criterion[]; // Object.keys forgets the literal keys

/** The seven criteria: known, not relevant, or what is missing and where it is told. No grade yet. */
export function ReadinessCard({ data, grade }: { data: People; grade: FinancialGrade }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'financialGrade.readiness' });
  const { t: word } = useTranslation('analysis', { keyPrefix: 'gradeWords' });
  const { percent } = useFormat();
  const linkOf = useFactLinks(data);
  const stateOf = (criterion: Criterion) => {
    if (grade.notRelevant.includes(criterion)) return t('notRelevant');
    const facts = grade.missing.find((one) => one.criterion === criterion)?.facts;
    if (!facts) return t('known');
    return (
      <>
        {t('missing')}{' '}
        {facts.map((fact, index) => (
          <Fragment key={`${fact.fact} ${fact.personId ?? ''}`}>
            {index > 0 && ', '}
            {linkOf(fact)}
          </Fragment>
        ))}
      </>
    );
  };
  return (
    <Card title={t('title')} caption={t('caption', { known: grade.criteria.length, count: criteria.length })}>
      <DataList
        items={criteria.map((criterion) => ({
          key: criterion,
          label: t('line', {
            criterion: word(`criterion.${criterion}`),
            weight: percent(gradeCriteria[criterion].weight / 100),
          }),
          value: stateOf(criterion),
        }))}
      />
    </Card>
  );
}
