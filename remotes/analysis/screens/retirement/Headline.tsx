import { OfFigure } from '@vp-digital/core/figures';
import { lastAgeOf, retirementGapFigure, type RetirementResult } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { Simulated } from './data';

/** What is missing beside the pensions, and to which age the capital pays it. */
export function Headline({ facts, settings, result }: Simulated & { result: RetirementResult }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.headline' });
  const { euros } = useFormat();
  const { shortage, lastsUntil, hasSavings } = result;
  const values = {
    shortage: euros(shortage),
    extra: euros(settings.extraSaving),
    age: lastsUntil ?? lastAgeOf(settings),
  };
  const lasting = lastsUntil === undefined ? 'lasts' : 'until';
  const key =
    shortage === 0 && lastsUntil === undefined
      ? facts.allRetired
        ? 'coveredRetired'
        : 'covered'
      : !hasSavings
        ? 'none'
        : settings.extraSaving > 0
          ? (`${lasting}Extra` as const)
          : lasting;
  return (
    <OfFigure figure={retirementGapFigure}>
      <Trans t={t} i18nKey={key} values={values} components={{ key: <Key /> }} />
    </OfFigure>
  );
}
