import { type ShownCompleteness, useCompleteness } from '@vp-digital/core/figures';
import { areInsurancesKnown, quickFacts } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Caption, NextIcon, ProgressBar, Row, Stack } from '@vp-digital/core/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { QuestionCard } from '../../shared/quick-check/QuestionCard';
import { useStations } from '../../shared/quick-check/useStations';

/** The minimum that must be known, one question at a time; the answers make topics known below. */
export function MinimumQuestions() {
  return <LoadedState result={useCompleteness()}>{(known) => <Asked {...known} />}</LoadedState>;
}

function Asked({ areas, household }: ShownCompleteness) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluation.questions' });
  const { t: quick } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  const facts = quickFacts(household, useHost().clock.today(), areas);
  const { at, fact, goTo, left, next, previous } = useStations(facts);
  const provided = facts.filter(({ state }) => state === 'told').length;
  const answered = quick('answered', { told: provided, count: facts.length });
  const [moved, setMoved] = useState(false); // on arrival the focus stays where it is
  const move = (station: Parameters<typeof goTo>[0]) => {
    setMoved(true);
    goTo(station);
  };
  const goOn = () => move(next());
  return (
    <Stack>
      <div>
        <ProgressBar label={answered} value={provided} max={facts.length} />
        <Caption>{answered}</Caption>
      </div>
      {fact ? (
        <QuestionCard
          key={fact.question}
          fact={fact}
          data={household}
          caption={t('caption')}
          onNext={goOn}
          onBack={previous && (() => move(previous))}
          focuses={moved}
        />
      ) : (
        <Done
          isKnown={provided > 0}
          focuses={moved}
          waitsForContracts={!areInsurancesKnown(household)}
          onMore={at === 'picture' && left > 0 ? goOn : undefined}
        />
      )}
    </Stack>
  );
}

interface DoneProps {
  isKnown: boolean;
  focuses: boolean;
  waitsForContracts: boolean;
  onMore: (() => void) | undefined;
}

/** After the last question: what the answers brought, and what is next. */
function Done({ isKnown, focuses, waitsForContracts, onMore }: DoneProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluation.questions' });
  const householdId = useHouseholdId();
  const actions = useRef<HTMLDivElement>(null);
  const arrive = useEffectEvent(() => {
    if (focuses) actions.current?.querySelector<HTMLElement>('button, a')?.focus();
  });
  useEffect(() => arrive(), []);
  const said = [...(isKnown ? [t('further')] : []), ...(waitsForContracts ? [t('contracts')] : [])];
  return (
    <Card title={t(isKnown ? 'done' : 'nothing')} caption={said.length > 0 ? said.join(' ') : undefined}>
      <div ref={actions}>
        <Row>
          {onMore && (
            <Button kind="primary" onClick={onMore}>
              {t('more')}
            </Button>
          )}
          <Button href={routes.contracts.href({ householdId })} iconAfter={NextIcon}>
            {t('toContracts')}
          </Button>
        </Row>
      </div>
    </Card>
  );
}
