import { euros } from '@vp-digital/core/finance';
import type { LoanContract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { MoneyField } from '@vp-digital/core/ui';
import { newContract } from '../contracts/newContract';
import { mortgages } from '../living-situation/data';
import { InContracts } from './InContracts';
import type { QuestionProps } from './question';
import { useFirstAmount } from './useFirstAmount';

/** The rate of the one mortgage, paid by the month; several stand in the contracts, and so does one paid otherwise. */
export function MortgageRate({ data, of }: Pick<QuestionProps, 'data' | 'of'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.home' });
  const [first, second] = mortgages(data);
  const [id, loan] = first ?? [];
  const blank = newContract('mortgage', Object.keys(data.contracts.items).length) as LoanContract; // the line is a loan's
  const entry = useEntry({ section: 'contracts', id, value: loan, blank, of });
  const rate = useFirstAmount({
    entry: loan,
    optional: entry.field('premium', t('rate')),
    required: entry.required('premium', t('rate')),
    remove: entry.remove,
  });
  if (second || (loan && loan.frequency !== 'monthly')) return <InContracts label={t('rate')} />;
  return <MoneyField {...rate} unit={t('monthly')} name="rate" min={1_00} max={euros(100_000)} />;
}
