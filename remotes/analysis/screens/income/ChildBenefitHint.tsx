import { OfField } from '@vp-digital/core/figures';
import { type Cents, lawFor } from '@vp-digital/core/finance';
import { benefitChildren } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Button, ChildBenefitIcon, Row } from '@vp-digital/core/ui';
import { newIncome } from '../../shared/income/newIncome';
import { adults, type IncomeData, type IncomeEntry, incomeEntries } from '../../shared/income/data';

/** Kindergeld as the children in the household suggest it; proposed, never entered by itself. */
export function ChildBenefitHint({ data }: { data: IncomeData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { list, money } = useFormat();
  const today = useHost().clock.today();
  const { year, law } = lawFor(today);
  const children = benefitChildren(data, today);
  const perChild = law.children.benefitPerMonth;
  const total = children.length * perChild;
  const entries = incomeEntries(data);
  const received = entries.filter(({ income }) => income.kind === 'childBenefit'); // of a patchwork family by each parent
  const [recorded] = received;
  const grown = adults(data);
  if (children.length === 0 || grown.length === 0) return undefined;
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
            <Row gap="small">
              {grown
                .filter(({ id }) => recorded === undefined || recorded.income.personId === id)
                .map(({ id, name }) => (
                  <TakeOver
                    key={id}
                    personId={id}
                    label={grown.length > 1 ? t('childBenefit.takeFor', { name }) : t('childBenefit.take')}
                    net={total}
                    recorded={recorded}
                    position={entries.length}
                  />
                ))}
            </Row>
          )
        }
      >
        {t('childBenefit.text', { count: children.length, amount: money(perChild), year })}{' '}
        {isRecorded && t('childBenefit.taken')}
        {grown.length > 1 && received.length === 0 && t('childBenefit.whose')}
      </Alert>
    </OfField>
  );
}

interface TakeOverProps {
  personId: string;
  label: string;
  net: Cents;
  /** What is recorded already, of that person. */
  recorded: IncomeEntry | undefined;
  position: number;
}

/** Books the amount for one of the adults: who is paid the Kindergeld decides about more than the income. */
function TakeOver({ personId, label, net, recorded, position }: TakeOverProps) {
  const { t: code } = useTranslation('household/incomes');
  const entry = useEntry({
    section: 'incomes',
    id: recorded?.id,
    value: recorded?.income,
    blank: newIncome(personId, 'childBenefit', position),
    of: code('kind.childBenefit'),
  });
  return (
    <Button writes onClick={() => entry.choice('net').onChange(net)}>
      {label}
    </Button>
  );
}
