import { OfField } from '@vp-digital/core/figures';
import type { CompletenessData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Row, Stack } from '@vp-digital/core/ui';
import { useEffect, useRef } from 'react';
import { averagesYear } from '../../../shared/budget/averages';
import { useRestEstimate } from '../../../shared/quick-check/useRestEstimate';

export interface PictureCardProps {
  data: CompletenessData;
  /** How many questions are left. */
  left: number;
  onNext(): void;
  onBack: (() => void) | undefined;
}

/** After the first questions: what else a month costs is estimated when somebody says so, and the picture stands. */
export function PictureCard({ data, left, onNext, onBack }: PictureCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const { hasHousing, isEmpty, suggested, write } = useRestEstimate(data);
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    actions.current?.querySelector('button')?.focus();
  }, [isEmpty]);
  return (
    <Card title={t(isEmpty ? 'picture.almost' : 'picture.title')}>
      <Stack gap="medium">
        {isEmpty ? (
          <OfField field="expenses.amount">
            <p>
              {t(hasHousing ? 'picture.estimate' : 'picture.estimateAll', {
                amount: euros(suggested),
                year: averagesYear,
              })}
            </p>
          </OfField>
        ) : (
          <p>{t('picture.text', { count: left })}</p>
        )}
        <div ref={actions}>
          <Row>
            {isEmpty && (
              <Button kind="primary" writes onClick={() => write(suggested)}>
                {t('picture.draw')}
              </Button>
            )}
            <Button kind={isEmpty ? 'secondary' : 'primary'} onClick={onNext}>
              {t(left > 0 ? 'picture.next' : 'picture.end')}
            </Button>
            {onBack && <Button onClick={onBack}>{t('back')}</Button>}
            <Button kind="quiet" href={routes.analysis.href({ householdId })}>
              {t('close')}
            </Button>
          </Row>
        </div>
      </Stack>
    </Card>
  );
}
