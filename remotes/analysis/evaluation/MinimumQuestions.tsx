import { type ShownCompleteness, useCompleteness } from '@vp-digital/core/figures';
import { quickFacts } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Caption, NextIcon, ProgressBar, Row, Stack } from '@vp-digital/core/ui';
import { QuestionCard } from '../start/quick/QuestionCard';
import { useStations } from '../start/quick/useStations';

/** The least that has to be known, one question after the other; what is told makes topics known below. */
export function MinimumQuestions() {
  return <LoadedState result={useCompleteness()}>{(known) => <Asked {...known} />}</LoadedState>;
}

function Asked({ areas, household }: ShownCompleteness) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluation.questions' });
  const { t: quick } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  const householdId = useHouseholdId();
  const facts = quickFacts(household, useHost().clock.today(), areas);
  const { at, fact, goTo, left, next, previous } = useStations(facts);
  const told = facts.filter(({ state }) => state === 'told').length;
  const proven = quick('proven', { told, count: facts.length });
  const goOn = () => goTo(next());
  return (
    <Stack>
      <div>
        <ProgressBar label={proven} value={told} max={facts.length} />
        <Caption>{proven}</Caption>
      </div>
      {fact ? (
        <QuestionCard
          key={fact.question}
          fact={fact}
          data={household}
          caption={t('caption')}
          onNext={goOn}
          onBack={previous && (() => goTo(previous))}
        />
      ) : (
        <Card title={t('done')} caption={t('further')}>
          <Row>
            {at === 'picture' && left > 0 && (
              <Button kind="primary" onClick={goOn}>
                {t('more')}
              </Button>
            )}
            <Button href={routes.contracts.href({ householdId })} iconAfter={NextIcon}>
              {t('toContracts')}
            </Button>
          </Row>
        </Card>
      )}
    </Stack>
  );
}
