import type { ShownCompleteness } from '@vp-digital/core/figures';
import { quickFacts } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Button, Card, NextIcon } from '@vp-digital/core/ui';
import { useQuickCheckAddress } from './quickCheckAddress';

/** The short way: how many of the questions of the quick check are answered, and on with the first that is not. */
export function QuickCard({ areas, household }: ShownCompleteness) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  const address = useQuickCheckAddress();
  const facts = quickFacts(household, useHost().clock.today(), areas);
  const known = facts.filter(({ state }) => state === 'told').length;
  const isOpen = facts.some(({ state }) => state === 'open');
  return (
    <Card
      title={t('name')}
      caption={t('answered', { told: known, count: facts.length })}
      actions={
        isOpen && (
          <Button writes href={address} iconAfter={NextIcon}>
            {t('continue')}
          </Button>
        )
      }
    />
  );
}
