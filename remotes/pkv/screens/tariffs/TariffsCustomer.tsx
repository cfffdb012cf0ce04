import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { healthDifferenceFigure, type PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useChoice } from '../../shared/module/ChoiceGate';
import type { PersonData, PkvData } from '../../shared/module/data';
import { type Offer, offersOf } from '../../shared/offers/offersOf';
import { useFitText } from '../../shared/offers/useBenefitWords';
import { useTariffs, withTariffs } from '../../shared/tariffs/withTariffs';

const View = withTariffs(Tariffs);

/** The statutory fund and tariffs, measured by the wishes, for the customer. */
export default function TariffsCustomer({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={View} />;
}

function Tariffs({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'tariffsCustomer' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const today = useHost().clock.today();
  const file = useTariffs();
  const isOpen = useChoice({ data, person }) === 'open';
  const name = t('name', { name: person.name });
  if (!isOpen)
    return (
      <CustomerPage ask={t('ask')} name={name} headline={t('locked')}>
        <NextStep about={t('nextLocked')}>{t('whyLocked')}</NextStep>
      </CustomerPage>
    );
  const { statutory, tariffs } = offersOf({ data, person }, file, today);
  return (
    <CustomerPage ask={t('ask')} name={name} headline={t(statutory.fit ? 'headline' : 'headlineNone')}>
      <OfferCard title={say('statutory')} offer={statutory} />
      {tariffs
        .filter(({ isRefused }) => !isRefused)
        .map((offer) => (
          <OfferCard
            key={offer.key}
            title={offer.tariff.name}
            company={offer.tariff.company}
            offer={offer}
            below={offer.below.length}
          />
        ))}
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

interface OfferCardProps {
  title: string;
  company?: string;
  offer: Offer;
  below?: number;
}

function OfferCard({ title, company, offer: { month, fit }, below }: OfferCardProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'tariffsCustomer' });
  const { euros } = useFormat();
  const fitText = useFitText();
  return (
    <CustomerCard title={title}>
      {company && <p>{company}</p>}
      <OfFigure figure={healthDifferenceFigure}>
        <CustomerRows
          rows={[
            month === undefined
              ? { key: 'month', name: t('month'), value: '–', certainty: 'missing' }
              : { key: 'month', name: t('month'), value: euros(month), certainty: 'estimated' },
            ...(fit
              ? [
                  { key: 'fit', name: t('fit'), value: fitText(fit) },
                  {
                    key: 'missed',
                    name: t('missed'),
                    value: t('of', { missed: fit.missed.length, musts: fit.musts }),
                  },
                ]
              : []),
            ...(below === undefined ? [] : [{ key: 'below', name: t('below'), value: String(below) }]),
          ]}
        />
      </OfFigure>
    </CustomerCard>
  );
}
