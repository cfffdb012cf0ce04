import { type LeverOf, leverConditions } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Chip, InfoIcon, PositiveIcon, WarningIcon } from '@vp-digital/core/ui';
import type { OptimumData } from '../../shared/optimum/data';

export interface ConditionStateProps {
  lever: LeverOf;
  data: OptimumData;
}

/** Whether all preconditions of a lever are met; the sheet says which. */
export function ConditionState({ lever, data }: ConditionStateProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumBelow.conditions' });
  const date = useHost().clock.today();
  const conditions = leverConditions({ household: data, date, ...lever });
  const count = (state: 'met' | 'unmet' | 'unknown') =>
    conditions.filter((condition) => condition.state === state).length;
  if (conditions.length === 0) return undefined;
  if (count('unmet') > 0)
    return (
      <Chip tone="warning" icon={WarningIcon}>
        {t('unmet', { count: count('unmet') })}
      </Chip>
    );
  return count('unknown') > 0 ? (
    <Chip icon={InfoIcon}>{t('unknown', { count: count('unknown') })}</Chip>
  ) : (
    <Chip tone="positive" icon={PositiveIcon}>
      {t('met')}
    </Chip>
  );
}
