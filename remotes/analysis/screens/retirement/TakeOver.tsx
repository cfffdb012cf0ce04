import { plannedSavings, savingsPlanId, savingsPlanOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { ActionDialog, Button, DataList, TextLink } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Simulated } from './data';

/** Makes what is tried the plan: each field that would be written, with its old and its new value, before it is. */
export function TakeOver({ data, settings }: Simulated) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.takeOver' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const plans = useEntries('savingsPlan');
  const [opened, setOpened] = useState(false);
  const planned = plannedSavings(data, date);
  const plan = savingsPlanOf(data);
  if (settings.extraSaving === 0 || planned.kind !== 'computed') return undefined;
  const amount = planned.value.potential.savings + settings.extraSaving;
  const take = () => {
    if (plan) plans.change(savingsPlanId, { amount }, t('amount'));
    else plans.put(savingsPlanId, { position: 0, amount }, t('amount'));
    setOpened(false);
  };
  return (
    <>
      <Button kind="primary" writes onClick={() => setOpened(true)}>
        {t('open')}
      </Button>
      <ActionDialog
        title={t('open')}
        opened={opened}
        action={t('action')}
        onClose={() => setOpened(false)}
        onAction={take}
      >
        <p>{t('text')}</p>
        <DataList
          items={[
            {
              key: 'before',
              label: t('before'),
              value: plan?.amount === undefined ? t('none') : t('monthly', { amount: euros(plan.amount) }),
            },
            { key: 'after', label: t('after'), value: t('monthly', { amount: euros(amount) }) },
          ]}
        />
        <TextLink href={routes.savingsAmount.href({ householdId })}>{t('link')}</TextLink>
      </ActionDialog>
    </>
  );
}
