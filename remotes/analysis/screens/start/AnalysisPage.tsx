import { useCompleteness } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { later, useHouseholdId } from '@vp-digital/core/micro-app';
import { useFlag } from '@vp-digital/core/platform';
import { LoadedState, LoadingPage } from '@vp-digital/core/parts';
import { intakeFlag, routes } from '@vp-digital/core/reference';
import { Button, Columns, Page, Stack, StepBar, useReadOnly } from '@vp-digital/core/ui';
import { useSteps } from '../../shared/steps/useSteps';
import { AreasCard } from './AreasCard';
import { ContinueCard } from './ContinueCard';
import { Headline } from './Headline';
import { MissingCard } from './MissingCard';
import { QuickCard } from './QuickCard';
import { QuestionnaireCard } from './QuestionnaireCard';
import { isQuickCheck } from './quickCheckAddress';
import { SaveStateButton } from './SaveStateButton';
import { StepsCard } from './StepsCard';

/** What was asked before stands on until it is decided, also where nobody is asked any more. */
const IntakeCard = later(() => import('./intake/IntakeCard'), { isOptional: true });

const ResultsCard = later(async () => (await import('./ResultsCard')).ResultsCard, { isOptional: true });

/** Where the analysis stands: what is missing and what it opens, and every area with what came out of it. */
export default function AnalysisPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'start' });
  const steps = useSteps('analysis');
  const result = useCompleteness();
  const householdId = useHouseholdId();
  const readOnly = useReadOnly();
  const hasPreVisitQuestionnaire = useFlag(intakeFlag);
  const { search } = useLocation();
  const isChecking = isQuickCheck(search) && readOnly === undefined;
  if (isChecking && result.status === 'ready') return <Checking {...result.data} />;
  const known = result.status === 'ready' ? result.data.areas : [];
  const begins = known.every(({ area, state }) => area === 'persons' || state === 'empty');
  return (
    <Page
      name={t('name')}
      headline={known.length > 0 && <Headline areas={known} begins={begins} />}
      actions={
        <>
          <Button href={routes.ffgStart.href({ householdId })}>{t('talk')}</Button>
          {!begins && <SaveStateButton />}
        </>
      }
    >
      <LoadedState result={result}>
        {({ areas, household }) => (
          <Stack>
            {begins ? (
              <StepsCard areas={areas} />
            ) : (
              <Columns stretch>
                <ContinueCard areas={areas} />
                <QuickCard areas={areas} household={household} />
              </Columns>
            )}
            {!begins && <MissingCard areas={areas} household={household} />}
            <AreasCard areas={areas} household={household} />
            <ResultsCard />
            <QuestionnaireCard household={household} />
            <IntakeCard canAsk={hasPreVisitQuestionnaire} />
            <StepBar {...steps} />
          </Stack>
        )}
      </LoadedState>
    </Page>
  );
}

/** The quick check, a page within the page: fetched when somebody goes to it. */
const Checking = later(() => import('./quick/QuickCheck'), { placeholder: () => <Pending /> });

function Pending() {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  return <LoadingPage name={t('name')} />;
}
