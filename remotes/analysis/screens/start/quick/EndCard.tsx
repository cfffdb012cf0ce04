import { type ShownArea, useFactWords } from '@vp-digital/core/figures';
import {
  type CompletenessData,
  computedResults,
  type QuickFact,
  type QuickQuestion,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, NextIcon, Row, Stack } from '@vp-digital/core/ui';
import { useEffect, useRef } from 'react';

export interface EndCardProps {
  facts: readonly QuickFact[];
  areas: readonly ShownArea[];
  data: CompletenessData;
  onGoTo(question: QuickQuestion): void;
}

/** The end of the check: what was passed over, and the ways on. */
export function EndCard({ facts, areas, data, onGoTo }: EndCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  const householdId = useHouseholdId();
  const { list } = useFormat();
  const { resultName, letterName } = useFactWords(data);
  const computed = computedResults(data, useHost().clock.today()).map(resultName);
  const results = list(computed);
  const passed = facts.filter(({ state }) => state !== 'told');
  const next = areas.find(({ state }) => state !== 'complete');
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    actions.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, []);
  return (
    <Card title={t('end.title')} caption={t(passed.length === 0 ? 'end.all' : 'end.passed')}>
      <Stack gap="medium">
        {results !== '' && <p>{t('end.possible', { results })}</p>}
        {passed.length > 0 && (
          <Row>
            {passed.map(({ question, personId, isPension }) => (
              <Button key={question} size="compact" onClick={() => onGoTo(question)}>
                {t(`of.${isPension ? 'ownPension' : question}`, {
                  name: shortNameOf(data, personId),
                  letter: letterName(personId),
                })}
              </Button>
            ))}
          </Row>
        )}
        <div ref={actions}>
          <Row>
            <Button
              kind="primary"
              href={next?.href ?? routes.snapshots.href({ householdId })}
              iconAfter={NextIcon}
            >
              {t(next ? 'end.analysis' : 'end.summary')}
            </Button>
            <Button href={routes.householdOverview.href({ householdId })}>{t('end.overview')}</Button>
          </Row>
        </div>
      </Stack>
    </Card>
  );
}
