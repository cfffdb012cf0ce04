import { OfFigure } from '@vp-digital/core/figures';
import { lossRules, protectionGapFigure, returnOf } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { Simulated } from './data';

/** In which month the account is empty, or that the money lasts; what is missing altogether. */
export function Headline({ person, settings, result }: Omit<Simulated, 'data' | 'facts'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.headline' });
  const { euros } = useFormat();
  const { emptyIn, gap, months } = result;
  const end = returnOf(settings);
  const values = {
    name: person.name,
    count: end ?? 0,
    month: emptyIn ?? 0,
    sum: euros(gap.sum),
    months: Math.min(lossRules.shownMonths, months.length),
  };
  const ends = end === undefined ? 'forGood' : 'forMonths';
  const key =
    emptyIn !== undefined ? ('empty' as const) : gap.months > 0 ? ('lasts' as const) : ('covered' as const);
  return (
    <OfFigure figure={protectionGapFigure}>
      {t(ends, values)} <Trans t={t} i18nKey={key} values={values} components={{ key: <Key /> }} />
    </OfFigure>
  );
}
