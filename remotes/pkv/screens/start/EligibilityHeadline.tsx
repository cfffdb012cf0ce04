import { OfFigure } from '@vp-digital/core/figures';
import { type HealthEligibility, healthPayFigure } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';

export interface EligibilityHeadlineProps {
  eligibility: HealthEligibility;
  name: string;
}

/** The answer in one sentence; of employees with the distance to the limit. */
export function EligibilityHeadline({
  eligibility: { full, pay, reason, wayBack },
  name,
}: EligibilityHeadlineProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.headline' });
  const { euros } = useFormat();
  const distance = pay && euros(Math.abs(pay.year - pay.limit));
  const without = reason === 'freeMedicalCare' ? reason : 'locked';
  const free = wayBack ? 'alreadyPrivate' : reason === 'aboveLimit' ? 'above' : 'open';
  const key = full ? free : pay ? 'below' : without;
  return (
    <OfFigure figure={healthPayFigure}>
      <Trans t={t} i18nKey={key} values={{ name, distance }} components={{ key: <Key /> }} />
    </OfFigure>
  );
}
