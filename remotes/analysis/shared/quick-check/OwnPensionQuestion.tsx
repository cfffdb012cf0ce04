import { euros } from '@vp-digital/core/finance';
import type { Income } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { MoneyField } from '@vp-digital/core/ui';
import { incomeEntries } from '../income/data';
import { unusualIncome } from '../income/incomeKinds';
import { newIncome } from '../income/newIncome';
import { usualKind } from '../income/usualKind';
import type { QuestionProps } from './question';
import { useFirstAmount } from './useFirstAmount';

const pensions: readonly Income['kind'][] = ['statutoryPension', 'civilServicePension'];

/** What somebody gets as a pension, as it reaches the account. */
export function OwnPensionQuestion({ data, personId, of }: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.pay' });
  const entries = incomeEntries(data);
  const found = entries.find(({ income }) => income.personId === personId && pensions.includes(income.kind));
  const usual = usualKind(data, personId);
  const kind = usual === 'civilServicePension' ? usual : 'statutoryPension'; // also of whom nobody has asked how she earns
  const entry = useEntry({
    section: 'incomes',
    id: found?.id,
    value: found?.income,
    blank: newIncome(personId, kind, entries.length),
    of,
  });
  const net = useFirstAmount({
    entry: found,
    optional: entry.field('net', t('pensionField')),
    required: entry.field('net', t('pensionField')),
    remove: entry.remove,
  });
  return (
    <MoneyField
      {...net}
      unit={t('monthly')}
      name="netto"
      min={0}
      max={euros(1_000_000)}
      unusualFrom={unusualIncome}
      hint={t('pensionHint')}
    />
  );
}
