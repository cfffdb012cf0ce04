import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  accountModelId,
  type AccountPlan,
  accountPlan,
  freeAmountFigure,
  shortNameOf,
  totalLeft,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { documents } from '../../shared/documents';
import type { TwoAccountsData } from './data';
import { type FlowUseKey, flowsOf } from './flows';
import { firstDay } from './Headline';

/** Where the month's money goes by itself, without a number of any account. */
export default function TwoAccountsCustomer() {
  const result = usePageDocuments(documents.twoAccounts);
  return result.status === 'ready' ? <Picture data={result.data} /> : undefined;
}

function Picture({ data }: { data: TwoAccountsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccountsCustomer' });
  const { euros } = useFormat();
  const outcome = accountPlan(data, useHost().clock.today());
  const plan = outcome.kind === 'computed' ? outcome.value : undefined;
  const left = plan ? totalLeft(plan) : 0;
  const day = data.accountModel.items[accountModelId]?.standingOrderDay ?? firstDay;
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(data) })}
      headline={
        plan ? (
          <OfFigure figure={freeAmountFigure}>
            <Trans
              t={t}
              i18nKey={left < 0 ? 'headline.short' : 'headline.runs'}
              values={{ living: euros(plan.uses.variable), day, lack: euros(-left) }}
              components={{ key: <Key /> }}
            />
          </OfFigure>
        ) : (
          t('headline.empty')
        )
      }
    >
      {plan && (
        <>
          <Ways plan={plan} />
          <Contributions data={data} plan={plan} />
        </>
      )}
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

function Ways({ plan }: { plan: AccountPlan }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccountsCustomer.ways' });
  const { t: account } = useTranslation('household/bankAccounts');
  const { t: goal } = useTranslation('household/goals');
  const { euros } = useFormat();
  const { uses } = flowsOf(plan);
  const nameOf = (key: FlowUseKey) => {
    if (key === 'variable') return account('purpose.consumption');
    return key === 'reserve' || key === 'retirement' ? goal(`category.${key}`) : t(`use.${key}`);
  };
  return (
    <CustomerCard title={t('title')} wide>
      <OfFigure figure={freeAmountFigure}>
        <CustomerRows
          columns={2}
          rows={uses.map(({ key, amount, role }) => ({ key, name: nameOf(key), value: euros(amount), role }))}
        />
      </OfFigure>
    </CustomerCard>
  );
}

function Contributions({ data, plan }: { data: TwoAccountsData; plan: AccountPlan }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccountsCustomer.shares' });
  const { t: code } = useTranslation('household/accountModel');
  const { euros } = useFormat();
  const own = plan.paying.filter(({ personId }) => personId !== undefined);
  if (own.length === 0) return undefined;
  return (
    <CustomerCard title={code(`variant.${plan.variant}`)}>
      <OfFigure figure={freeAmountFigure}>
        <CustomerRows
          rows={own.map(({ personId = '', income, left }) => ({
            key: personId,
            name: shortNameOf(data, personId) ?? '',
            detail: left < 0 ? undefined : t('keeps', { amount: euros(left) }),
            value: t('pays', { amount: euros(income - left) }),
          }))}
        />
      </OfFigure>
    </CustomerCard>
  );
}
