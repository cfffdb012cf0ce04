import { BudgetRing, CustomerPage, CustomerStack, useNames, CustomerCard } from '@vp-digital/core/customer';
import { OfFigure, WithoutIncome } from '@vp-digital/core/figures';
import {
  freeAmountFigure,
  knownNet,
  leftOfMonth,
  type SectionData,
  shownFreeAmount,
  nextAppointment,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { CustomerGoals } from './CustomerGoals';
import { CustomerNextStep } from './CustomerNextStep';
import { ReserveCard } from './ReserveCard';
import { WorthCard } from './WorthCard';
import { useWhen } from '../../../shared/appointments/useWhen';

type OverviewData = Pick<SectionData, (typeof needed)[number]>;

const needed = ['persons', 'incomes', 'expenses', 'contracts', 'absences', 'goals', 'appointments'] as const;

/** The household on one page, for the customer: what is left of the month, how long money lasts, what comes next. */
export default function OverviewCustomer() {
  const result = usePageDocuments(needed, { tolerant: true });
  return result.status === 'ready' && <Overview data={result.data} />;
}

function Overview({ data }: { data: OverviewData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewCustomer' });
  const name = t('name', { names: useNames(data) });
  return (
    <CustomerPage
      ask={t('ask')}
      name={name}
      headline={
        <OfFigure figure={freeAmountFigure}>
          <Headline data={data} />
        </OfFigure>
      }
    >
      <BudgetRing household={data} />
      <CustomerStack>
        <ReserveCard />
        <WorthCard />
      </CustomerStack>
      <CustomerNextStep data={data} />
      <CustomerGoals data={data} />
      <CustomerAppointment data={data} />
    </CustomerPage>
  );
}

function Headline({ data }: { data: OverviewData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewCustomer.headline' });
  const { euros } = useFormat();
  const { net, free } = shownFreeAmount(data);
  if (knownNet(data).kind !== 'computed') return t('empty');
  const left = leftOfMonth(data);
  return (
    <>
      <Trans
        t={t}
        i18nKey={left === 'unknown' ? 'net' : left}
        values={{ net: euros(net), free: euros(Math.abs(free)) }}
        components={{ key: <Key /> }}
      />
      <WithoutIncome />
    </>
  );
}

/** When one meets next, and no more of it. */
function CustomerAppointment({ data }: { data: Pick<SectionData, 'appointments'> }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewCustomer' });
  const when = useWhen();
  const next = nextAppointment(data.appointments, useHost().clock.today());
  if (!next) return undefined;
  return (
    <CustomerCard wide title={t('appointment')}>
      <p>{when(next.begin)}</p>
    </CustomerCard>
  );
}
