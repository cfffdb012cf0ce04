import { OfFigure } from '@vp-digital/core/figures';
import { optimumFigure } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { FrozenState } from '../frozen/useFrozenState';
import type { OptimumData } from '../optimum/data';
import { useRealised } from './useRealised';

/** What has been realised of what was open. */
export function Headline({ state, today }: { state: FrozenState; today: OptimumData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumOfSnapshot.headline' });
  const { euros } = useFormat();
  const { steps, open, realised } = useRealised(state, today);
  if (steps.length === 0) return t('empty');
  if (open === 0) return t('nothingOpen');
  return (
    <OfFigure figure={optimumFigure} stays>
      <Trans
        t={t}
        i18nKey={realised > 0 ? 'realised' : 'notYet'}
        values={{ realised: euros(realised), open: euros(open) }}
        components={{ key: <Key /> }}
      />
    </OfFigure>
  );
}
