import type { FinancialGrade, People } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Card, DataList, Page, StepBar, type StepBarProps } from '@vp-digital/core/ui';
import { Fragment } from 'react';
import { useFactLinks } from '../../shared/grade/useFactLinks';

export interface NotRevealedProps {
  data: People;
  grade: FinancialGrade;
  isSaid: boolean;
  steps: StepBarProps;
}

/** No grade yet: somebody has not said their own, or too little is known, and what. */
export function NotRevealed({ data, grade, isSaid, steps }: NotRevealedProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'gradeSliders' });
  const { t: word } = useTranslation('analysis', { keyPrefix: 'gradeWords' });
  const householdId = useHouseholdId();
  const linkOf = useFactLinks(data);
  return (
    <Page
      name={t('name')}
      headline={t(isSaid ? 'headline.tooFew' : 'headline.first')}
      caption={word('notice')}
    >
      {!isSaid && (
        <Alert
          tone="info"
          title={t('firstTitle')}
          action={<Button href={routes.financialGrade.href({ householdId })}>{t('toEstimate')}</Button>}
        />
      )}
      {grade.missing.length > 0 && (
        <Card title={t('missingTitle')}>
          <DataList
            items={grade.missing.map(({ criterion, facts }) => ({
              key: criterion,
              label: word(`criterion.${criterion}`),
              value: facts.map((fact, index) => (
                <Fragment key={`${fact.fact} ${fact.personId ?? ''}`}>
                  {index > 0 && ', '}
                  {linkOf(fact)}
                </Fragment>
              )),
            }))}
          />
        </Card>
      )}
      <StepBar {...steps} />
    </Page>
  );
}
