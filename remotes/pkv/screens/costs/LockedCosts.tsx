import { OfFigure } from '@vp-digital/core/figures';
import { lawFor } from '@vp-digital/core/finance';
import { type HealthEligibility, healthPayFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Button, LockedIcon } from '@vp-digital/core/ui';

export interface LockedCostsProps {
  eligibility: HealthEligibility;
  name: string;
  /** Address of the page with the alternatives. */
  start: string;
}

const reasons = ['belowLimit', 'freeMedicalCare', 'retired'] as const;

/** Why there is nothing to compare, what would change that, and a link back. */
export function LockedCosts({ eligibility: { reason, pay }, name, start }: LockedCostsProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs' });
  const { euros } = useFormat();
  const { law } = lawFor(useHost().clock.today());
  const limit = law.healthInsurance.compulsoryLimitYear;
  const key = reasons.find((known) => known === reason) ?? 'notEarning';
  return (
    <Alert
      tone="info"
      icon={LockedIcon}
      title={t(`locked.${key}.title`, { name })}
      action={<Button href={start}>{t('toStart')}</Button>}
    >
      <OfFigure figure={healthPayFigure}>
        {t(`locked.${key}.text`, {
          name,
          limit: euros(limit),
          ...(pay && { pay: euros(pay.year), distance: euros(limit - pay.year) }),
        })}
      </OfFigure>
    </Alert>
  );
}
