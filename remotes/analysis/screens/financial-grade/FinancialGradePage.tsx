import { adults, type DataOf, financialGrade, type PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Caption, Columns, Key, Page, StepBar } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { documents } from '../../shared/documents';
import { useSteps } from '../../shared/steps/useSteps';
import { useBeginsTalk } from '../../shared/talk/talkRuns';
import { EstimateCard } from './EstimateCard';
import { EstimatesCard } from './EstimatesCard';
import { ReadinessCard } from './ReadinessCard';

export type OwnGradeData = DataOf<typeof documents.financialGrade>;

/** One's own estimate before the computed grade, of each partner unseen by the other; and how much is known for it. */
export default function FinancialGradePage({ data }: PageProps<OwnGradeData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'financialGrade' });
  const { t: word } = useTranslation('analysis', { keyPrefix: 'gradeWords' });
  const householdId = useHouseholdId();
  const steps = useSteps('grade');
  const date = useHost().clock.today();
  const [personId, setPersonId] = useState<string>();
  useBeginsTalk();
  const persons = adults(data);
  const estimating = persons.find(({ id }) => id === personId);
  const grade = financialGrade({ household: data, date });
  const isSaid = persons.every(({ id }) => data.financialGrade.items[id]?.ownGradeTenths !== undefined);
  const canReveal = grade.kind === 'graded' && isSaid;
  return (
    <Page
      name={t('name')}
      headline={<Trans t={t} i18nKey={isSaid ? 'said' : 'headline'} components={{ key: <Key /> }} />}
      caption={word('notice')}
      actions={
        canReveal &&
        !estimating && (
          <Button kind="primary" href={routes.financialGradeSliders.href({ householdId })}>
            {t('reveal')}
          </Button>
        )
      }
    >
      {grade.kind === 'notGraded' && (
        <Alert tone="info" title={t('tooFew', { count: grade.needed, known: grade.criteria.length })}>
          {t('tooFewText')}
        </Alert>
      )}
      <Columns>
        {estimating ? (
          <EstimateCard
            key={estimating.id}
            person={estimating}
            value={data.financialGrade.items[estimating.id]}
            onDone={() => setPersonId(undefined)}
          />
        ) : (
          <EstimatesCard data={data} onBegin={setPersonId} />
        )}
        <ReadinessCard data={data} grade={grade} />
      </Columns>
      {!isSaid && <Caption>{t('first')}</Caption>}
      <StepBar {...steps} isSecondary={canReveal || estimating !== undefined} />
    </Page>
  );
}
