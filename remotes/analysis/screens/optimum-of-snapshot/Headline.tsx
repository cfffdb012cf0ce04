import { OfFigure } from '@vp-digital/core/figures';
import { optimumFigure } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { FrozenState } from '../../shared/frozen/useFrozenState';
import type { OptimumData } from '../../shared/optimum/data';
import { type Realised, useRealised } from './useRealised';

/** What has been realised of what was open. */
export function Headline({ state, today }: { state: FrozenState; today: OptimumData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumOfSnapshot.headline' });
  const { euros } = useFormat();
  const found = useRealised(state, today);
  const { steps, isPart, open, realised = 0 } = found;
  if (steps.length === 0) return t('empty');
  const said = saidOf(found);
  if (said === 'unknown' || said === 'nothingOpen') return t(said);
  return (
    <OfFigure figure={optimumFigure} stays>
      <Trans
        t={t}
        i18nKey={isPart ? `${said}Known` : said}
        values={{ realised: euros(realised), less: euros(-realised), open: euros(open) }}
        components={{ key: <Key /> }}
      />
    </OfFigure>
  );
}

/** What is not known is neither realised nor not: of it nothing is said but that. */
function saidOf({ isPart, open, realised, hasLess }: Realised) {
  if (realised === undefined) return 'unknown';
  if (realised < 0) return 'less';
  if (realised > 0) return 'realised';
  if (hasLess) return 'even';
  if (open > 0) return 'notYet';
  return isPart ? 'unknown' : 'nothingOpen';
}
