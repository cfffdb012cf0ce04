import { CustomerPage, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure, WithoutIncome } from '@vp-digital/core/figures';
import { householdNet, householdNetFigure, type PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { CustomerIncomes } from './CustomerIncomes';
import type { IncomeData } from '../../shared/income/data';

/** What comes in, for the customer. */
export default function IncomeCustomer({ data }: PageProps<IncomeData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'incomeCustomer' });
  const { euros } = useFormat();
  const { monthly, unknown } = householdNet(data);
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(data) })}
      headline={
        monthly > 0 ? (
          <OfFigure figure={householdNetFigure}>
            <Trans
              t={t}
              i18nKey={unknown > 0 ? 'headlinePartly' : 'headline'}
              values={{ amount: euros(monthly) }}
              components={{ key: <Key /> }}
            />
            <WithoutIncome />
          </OfFigure>
        ) : (
          t('headlineEmpty')
        )
      }
    >
      <OfFigure figure={householdNetFigure}>
        <CustomerIncomes data={data} />
      </OfFigure>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
