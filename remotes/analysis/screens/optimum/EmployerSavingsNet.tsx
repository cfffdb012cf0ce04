import { OfFigure } from '@vp-digital/core/figures';
import { employerSavingsNet, netEstimateFigure, type OptimumLever } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { OptimumData } from '../../shared/optimum/data';

export interface EmployerSavingsNetProps {
  lever: Pick<OptimumLever, 'personId' | 'used' | 'possible'>;
  data: OptimumData;
}

/** What the employer pays counts in full, as it goes into the contract; what it leaves of the net is said beside it. */
export function EmployerSavingsNet({ lever, data }: EmployerSavingsNetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumParts.employerSavingsNet' });
  const { euros } = useFormat();
  const today = useHost().clock.today();
  const { personId, possible } = lever;
  if (personId === undefined || possible === 0) return undefined;
  const net = employerSavingsNet(data, personId, lever, today);
  if (net.kind !== 'computed') return <p>{t('unknown')}</p>;
  const left = Math.round(net.value / 100) * 100; // whole euros, so that both parts add up as they are shown
  const amounts = { amount: euros(possible), net: euros(left), off: euros(Math.max(0, possible - left)) };
  return (
    <p>
      <OfFigure figure={netEstimateFigure}>{t('text', amounts)}</OfFigure>
    </p>
  );
}
