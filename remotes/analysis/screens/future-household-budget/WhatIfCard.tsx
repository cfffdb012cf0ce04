import { Slider } from '@vp-digital/core/forms';
import { neededKept } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Caption, Card, Row, Stack } from '@vp-digital/core/ui';
import { useMemo } from 'react';
import type { Budgeted, Change } from './data';
import { useSettled } from '../../shared/simulation/useSettled';

/** The smallest remedy: what has to stay on the account a month so that it never runs dry. */
export function WhatIfCard({ facts, settings, result, onChange }: Budgeted & { onChange: Change }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.remedy' });
  const { euros } = useFormat();
  const lasts = result.emptyFrom === undefined;
  const asked = useSettled(useMemo(() => ({ settings, lasts }), [settings, lasts])); // looked for among many courses
  const needed = useMemo(() => (asked.lasts ? 0 : neededKept(facts, asked.settings)), [facts, asked]);
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <Slider
          label={t('kept')}
          shown={t('monthly', { amount: euros(settings.keptMore) })}
          value={settings.keptMore}
          min={0}
          max={Math.max(150_000, settings.keptMore, needed ?? 0)}
          step={500}
          onChange={(keptMore) => onChange({ keptMore })}
        />
        {needed === undefined && <Caption>{t('notEnough')}</Caption>}
        {needed !== undefined && needed > 0 && (
          <Row>
            <Button kind="quiet" size="compact" onClick={() => onChange({ keptMore: needed })}>
              {t('needed', { amount: euros(needed) })}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
