import { budgetLastAgeOf } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { Budgeted } from './data';
import { useEventWords } from '../../shared/simulation/events/useEventWords';

/** When the account would run dry, or how little is on it at the tightest. */
export function Headline({ facts, settings, result }: Budgeted) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.headline' });
  const { euros } = useFormat();
  const { monthText } = useEventWords(facts, result);
  const { emptyFrom, lowest } = result;
  const values = {
    empty: monthText(emptyFrom ?? 0),
    month: monthText(lowest.month),
    amount: euros(Math.abs(lowest.amount)),
    age: budgetLastAgeOf(settings),
  };
  const key = emptyFrom === undefined ? 'lasts' : 'empty';
  return <Trans t={t} i18nKey={key} values={values} components={{ key: <Key /> }} />;
}
