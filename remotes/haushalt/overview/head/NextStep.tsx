import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button } from '@vp-digital/core/ui';
import { useNextStep } from './useNextStep';

/** The way to what is sensible next. */
export function NextStep() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const householdId = useHouseholdId();
  const next = useNextStep();
  switch (next?.kind) {
    case 'fact':
      return (
        <Button writes kind="primary" href={next.href}>
          {t(`add.${next.area}`)}
        </Button>
      );
    case 'gap':
      return (
        <Button
          kind="primary"
          href={`${routes.incomeProtectionNeed.href({ householdId })}?person=${next.personId}`}
        >
          {t('next.protection', { name: next.name })}
        </Button>
      );
    case 'summary':
      return (
        <Button kind="primary" href={routes.snapshots.href({ householdId })}>
          {t('next.summary')}
        </Button>
      );
    case undefined:
      return undefined;
  }
}
