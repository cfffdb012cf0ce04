import { WhatIfCard } from '@vp-digital/core/customer';
import { knownFree } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type ContractsData, entriesOf } from '../../shared/contracts/data';
import { followUpAt, followUpTerm } from './followUp';

/** The interest of a follow-up financing that the advisor tries out, for the customer, while she does. */
export function CustomerFollowUps({ data }: { data: ContractsData }) {
  const { t } = useTranslation('household/whatIf');
  const { euros, percent } = useFormat();
  const free = knownFree(data);
  return entriesOf(data, 'loan').map(({ id, contract }) => {
    if (contract.kind !== 'loan' || contract.interest === undefined) return undefined;
    const sentence = (value: number) => {
      const term = followUpTerm(contract);
      const scenario = term && followUpAt(contract, term, value / 10_000);
      if (!scenario) return undefined;
      const payment = euros(scenario.payment);
      if (free.kind !== 'computed') return t('payment', { payment });
      const left = free.value - scenario.paymentChange;
      return t(left < 0 ? 'paymentShort' : 'paymentLeft', { payment, free: euros(Math.abs(left)) });
    };
    return (
      <WhatIfCard
        key={id}
        name={`followUp/${id}`}
        label={t('followUp')}
        before={contract.interest}
        shown={(value) => percent(value / 10_000, { minimumDecimals: 1, maximumDecimals: 2 })}
      >
        {sentence}
      </WhatIfCard>
    );
  });
}
