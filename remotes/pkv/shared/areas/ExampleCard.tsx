import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack } from '@vp-digital/core/ui';
import type { BenefitArea } from '../benefits/benefitKeys';
import {
  glassesBill,
  glassesEvery,
  glassesYears,
  hospitalDays,
  implantBill,
  outpatientBill,
} from '../tariffs/examples';
import type { Offers } from '../offers/offersOf';
import { AbroadExample } from './AbroadExample';
import { BillExample } from './BillExample';
import { DentalExample } from './DentalExample';
import { RefundExample } from './RefundExample';

const bills: Partial<Record<BenefitArea, number>> = {
  outpatient: Object.values(outpatientBill).reduce((sum, amount) => sum + amount, 0),
  dental: implantBill,
  glasses: glassesBill,
};

/** The worked example of an area, computed from the figures of the conditions. */
export function ExampleCard({ area, offers }: { area: BenefitArea; offers: Offers }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'areas' });
  const { euros, percent } = useFormat();
  const { aidRate } = offers;
  const title = t(`example.${area}`, {
    bill: euros(bills[area] ?? 0),
    days: hospitalDays,
    every: glassesEvery,
    years: glassesYears,
  });
  return (
    <Card title={title} caption={t(`text.${area}`)}>
      <Stack gap="medium">
        <Example area={area} offers={offers} title={title} />
        {aidRate !== undefined && area !== 'abroad' && area !== 'guarantees' && (
          <Caption>{t('part', { part: percent(1 - aidRate, { maximumDecimals: 0 }) })}</Caption>
        )}
      </Stack>
    </Card>
  );
}

function Example({ area, offers, title }: { area: BenefitArea; offers: Offers; title: string }) {
  if (area === 'abroad') return <AbroadExample offers={offers} />;
  if (area === 'dental') return <DentalExample offers={offers} caption={title} />;
  if (area === 'guarantees') return <RefundExample offers={offers} caption={title} />;
  return <BillExample area={area} offers={offers} caption={title} />;
}
