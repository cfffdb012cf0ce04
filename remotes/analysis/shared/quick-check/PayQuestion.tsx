import { euros } from '@vp-digital/core/finance';
import { earningOf, type Income, livesOnPension } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, MoneyField, TextLink } from '@vp-digital/core/ui';
import { incomeEntries } from '../income/data';
import { unusualIncome } from '../income/incomeKinds';
import { newIncome } from '../income/newIncome';
import { OwnPensionQuestion } from './OwnPensionQuestion';
import { kindOf, payOf } from './pay';
import type { QuestionProps } from './question';
import { useFirstAmount } from './useFirstAmount';

/** Pay, or the pension of who is retired or of that age. */
export function PayQuestion(props: QuestionProps) {
  const today = useHost().clock.today();
  const isPension = livesOnPension(props.data, props.personId, today);
  return isPension ? <PensionAndMore {...props} /> : <OwnPay {...props} />;
}

function PensionAndMore(props: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.pay' });
  return (
    <>
      <OwnPensionQuestion {...props} />
      <TextLink href={routes.income.href({ householdId: useHouseholdId() })}>{t('toIncome')}</TextLink>
    </>
  );
}

/** Gross pay of a month, or a profit. The net is estimated from it; what else there is stands with the incomes. */
function OwnPay({ data, personId, of }: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.pay' });
  const income = routes.income.href({ householdId: useHouseholdId() });
  const [entryId, recorded] = payOf(data, personId);
  const kind = recorded?.kind ?? kindOf[earningOf(data, personId)];
  const blank: Partial<Income> = kind
    ? {
        ...newIncome(personId, kind, incomeEntries(data).length),
        netFrom: 'estimate' as const,
      }
    : {};
  const entry = useEntry({ section: 'incomes', id: entryId, value: recorded, blank, of });
  const gross = useFirstAmount({
    entry: recorded,
    optional: entry.field('gross', t('field')),
    required: entry.field('gross', t('field')),
    remove: entry.remove,
  });
  const net = entry.field('net', t('net'));
  if (kind === undefined)
    return (
      <>
        <Caption>{t('noPay')}</Caption>
        <TextLink href={income}>{t('toIncome')}</TextLink>
      </>
    );
  return (
    <>
      <MoneyField
        {...gross}
        unit={t('monthly')}
        name="brutto"
        min={0}
        max={euros(1_000_000)}
        unusualFrom={unusualIncome}
        hint={t(`hint.${kind}`)}
      />
      {kind === 'profit' && recorded && (
        <MoneyField
          {...net}
          unit={t('monthly')}
          min={0}
          max={euros(1_000_000)}
          hint={t('netHint')}
          onChange={(amount) => {
            if (recorded.netFrom === 'estimate') entry.set('netFrom', 'payslip', t('net'));
            net.onChange(amount);
          }}
        />
      )}
      <TextLink href={income}>{t('toIncome')}</TextLink>
    </>
  );
}
