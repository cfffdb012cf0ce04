import { OfField } from '@vp-digital/core/figures';
import { lawFor } from '@vp-digital/core/finance';
import { benefitChildren } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Button, ChildBenefitIcon } from '@vp-digital/core/ui';
import { newIncome } from '../../shared/income/newIncome';
import { adults, type IncomeData, incomeEntries } from '../../shared/income/data';

/** Kindergeld as the children in the household suggest it; proposed, never entered by itself. */
export function ChildBenefitHint({ data }: { data: IncomeData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { t: code } = useTranslation('household/incomes');
  const { list, money } = useFormat();
  const today = useHost().clock.today();
  const { year, law } = lawFor(today);
  const children = benefitChildren(data, today);
  const perChild = law.children.benefitPerMonth;
  const total = children.length * perChild;
  const entries = incomeEntries(data);
  const received = entries.filter(({ income }) => income.kind === 'childBenefit'); // of a patchwork family by each parent
  const [recorded] = received;
  const [receiver] = adults(data);
  const entry = useEntry({
    section: 'incomes',
    id: recorded?.id,
    value: recorded?.income,
    blank: receiver && newIncome(receiver.id, 'childBenefit', entries.length),
    of: code('kind.childBenefit'),
  });
  if (children.length === 0 || !receiver) return undefined;
  const names = list(children.map(({ name }) => name));
  const isRecorded = received.reduce((sum, { income }) => sum + (income.net ?? 0), 0) === total;
  return (
    <OfField field="incomes.net">
      <Alert
        tone="info"
        icon={ChildBenefitIcon}
        title={t('childBenefit.title', { names, amount: money(total) })}
        action={
          !isRecorded &&
          received.length < 2 && (
            <Button writes onClick={() => entry.choice('net').onChange(total)}>
              {t('childBenefit.take')}
            </Button>
          )
        }
      >
        {t('childBenefit.text', { count: children.length, amount: money(perChild), year })}{' '}
        {isRecorded && t('childBenefit.taken')}
      </Alert>
    </OfField>
  );
}
