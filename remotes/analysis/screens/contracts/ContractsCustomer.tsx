import { CustomerPage, CustomerStack, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  isAbsent,
  isPremiumMissing,
  loanRatesFigure,
  type PageProps,
  premiumsFigure,
  savingRatesFigure,
  shownFreeAmount,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { CustomerAccounts } from './accounts/CustomerAccounts';
import { CustomerWhatIfs } from '../../shared/what-if/CustomerWhatIfs';
import { CustomerContracts } from './CustomerContracts';
import { CustomerCovers } from './CustomerCovers';
import { CustomerFollowUps } from './CustomerFollowUps';
import { CustomerDates } from './CustomerDates';
import type { ContractsData } from '../../shared/contracts/data';
import { CustomerAtSnapshot } from '../../shared/frozen/CustomerAtSnapshot';

/** What is secured, saved and paid back, for the customer: every kind of contract, one under the other. */
export default function ContractsCustomer({ data, stored }: PageProps<ContractsData>) {
  return (
    <CustomerAtSnapshot of="contracts" figures={figures}>
      <Today data={data} stored={stored} />
    </CustomerAtSnapshot>
  );
}

const figures = [premiumsFigure, savingRatesFigure, loanRatesFigure];

function Today({ data }: PageProps<ContractsData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contractsCustomer' });
  const name = t('name', { names: useNames(data) });
  return (
    <CustomerPage
      ask={t('ask')}
      name={name}
      headline={
        <OfFigure figure={premiumsFigure}>
          <Headline data={data} />
        </OfFigure>
      }
    >
      <CustomerWhatIfs data={data} />
      <CustomerFollowUps data={data} />
      <CustomerContracts kind="insurance" data={data} />
      <CustomerStack>
        <CustomerContracts kind="saving" data={data} />
        <CustomerContracts kind="loan" data={data} />
        <CustomerAccounts data={data} />
        <CustomerDates data={data} />
      </CustomerStack>
      <CustomerCovers data={data} />
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

function Headline({ data }: { data: ContractsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contractsCustomer' });
  const { euros } = useFormat();
  const contracts = Object.values(data.contracts.items);
  const count = contracts.length;
  const { insurance, loanRates, savings } = shownFreeAmount(data);
  const total = insurance + loanRates + savings;
  if (count === 0) return t(isAbsent(data, 'contracts') ? 'headlineNone' : 'headlineEmpty');
  if (total === 0) return t('headlineNoPremium', { count });
  return (
    <Trans
      t={t}
      i18nKey={contracts.some(isPremiumMissing) ? 'headlinePartly' : 'headline'}
      count={count}
      values={{ amount: euros(total) }}
      components={{ key: <Key /> }}
    />
  );
}
