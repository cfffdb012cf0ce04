import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button, Card, Stack, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { lackOfReason, shortestReason } from '../../shared/cart/proposal';
import { isUnconfirmed } from './isUnconfirmed';
import type { PlanEditor } from './usePlanEditor';

/** More than was agreed: only with the source of the money, said and confirmed for this excess. */
export function OverBudget({ edit, excess }: { edit: PlanEditor; excess: number }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan.over' });
  const { euros } = useFormat();
  const [asked, setAsked] = useState(false);
  const { stored } = edit;
  const lack = lackOfReason(stored?.overReason);
  const field = edit.entry.field('overReason', t('reason'));
  return (
    <Card title={t('title', { amount: euros(excess) })}>
      <Stack gap="medium">
        <p>{t('text')}</p>
        <TextField
          {...field}
          hint={t('hint')}
          lines={3}
          maxLength={400}
          error={field.error ?? (asked && lack ? t(`lack.${lack}`, { count: shortestReason }) : undefined)}
        />
        {isUnconfirmed(stored, excess) ? (
          <p>
            <Button
              writes
              onClick={() => {
                setAsked(true);
                if (lack === undefined) edit.confirm(excess);
              }}
            >
              {t('confirm', { amount: euros(excess) })}
            </Button>
          </p>
        ) : (
          <Alert tone="info" title={t('confirmed', { amount: euros(stored?.overConfirmed ?? excess) })} />
        )}
      </Stack>
    </Card>
  );
}
