import { CustomerPage, CustomerStack, FigureCard, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  assetsFigure,
  balanceSheet,
  debtsFigure,
  knowsContracts,
  netWorthFigure,
  type PageProps,
  reserveFigure,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { CustomerClasses } from './CustomerClasses';
import { CustomerOwners } from './CustomerOwners';
import { CustomerSide } from './CustomerSide';
import type { BalancePageData } from '../../shared/entry-sheet/data';
import { CustomerAtSnapshot } from '../../shared/frozen/CustomerAtSnapshot';

/** What is owned and what is owed, for the customer. */
export default function BalanceCustomer({ data, stored }: PageProps<BalancePageData>) {
  return (
    <CustomerAtSnapshot of="balance" figures={figures}>
      <Today data={data} stored={stored} />
    </CustomerAtSnapshot>
  );
}

const figures = [netWorthFigure, assetsFigure, debtsFigure];

function Today({ data }: PageProps<BalancePageData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balanceCustomer' });
  const sheet = balanceSheet(data);
  const name = t('name', { names: useNames(data) });
  const isPart = netWorthFigure.isPart?.(data) ?? false;
  const isShown = !isOpen(sheet.worth, isPart);
  return (
    <CustomerPage
      ask={t('ask')}
      name={name}
      headline={
        <OfFigure figure={netWorthFigure}>
          <Headline {...sheet.worth} isPart={isPart} />
          {isShown && !knowsContracts(data, 'loan') && ` ${t('headlineWithoutContracts')}`}
        </OfFigure>
      }
    >
      <FigureCard figure={netWorthFigure} input={{}} />
      <FigureCard figure={reserveFigure} input={{}} />
      <CustomerClasses sheet={sheet} />
      <CustomerSide side="assets" sheet={sheet} data={data} />
      <CustomerStack>
        <CustomerSide side="liabilities" sheet={sheet} data={data} />
        <CustomerOwners sheet={sheet} data={data} />
      </CustomerStack>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

type Worth = ReturnType<typeof balanceSheet>['worth'];

/** Nothing can be said of it yet. */
const isOpen = ({ netWorth, waitsFor }: Pick<Worth, 'netWorth' | 'waitsFor'>, isPart: boolean): boolean =>
  waitsFor !== undefined || (isPart && netWorth === 0);

function Headline({ netWorth, waitsFor, isPart }: Worth & { isPart: boolean }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balanceCustomer' });
  const { euros } = useFormat();
  if (isOpen({ netWorth, waitsFor }, isPart)) return t('headlineOpen');
  const kind = netWorth < 0 ? 'headlineBuildUp' : 'headline';
  return (
    <Trans
      t={t}
      i18nKey={isPart ? `${kind}Partly` : kind}
      values={{ amount: euros(Math.abs(netWorth)) }}
      components={{ key: <Key /> }}
    />
  );
}
