import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, FilterChip, Row, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { type BenefitKey, benefitKeys, statutoryKeys, wishKeys } from '../../shared/benefits/benefitKeys';
import { BenefitMatrix } from '../../shared/offers/BenefitMatrix';
import type { Offers, TariffOffer } from '../../shared/offers/offersOf';

const further = benefitKeys.filter((key) => ![...wishKeys, ...statutoryKeys].some((one) => one === key));
/** The 24 wishes first, then what the law gives and private tariffs often lack, then the rest. */
const all: readonly BenefitKey[] = [...wishKeys, ...statutoryKeys, ...further];

/** All benefits side by side, the statutory fund as the ruler. */
export function BenefitsCard({ offers, chosen }: { offers: Offers; chosen: readonly TariffOffer[] }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'comparison' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { euros } = useFormat();
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const [onlyBelow, setOnlyBelow] = useState(false);
  const { statutory, weights } = offers;
  const differs = (key: BenefitKey) =>
    chosen.some(({ benefits }) => benefits[key]?.level !== statutory.benefits[key]?.level);
  const rows = all.filter(
    (key) =>
      (!onlyDifferent || differs(key)) && (!onlyBelow || chosen.some(({ below }) => below.includes(key))),
  );
  const month = (amount: number | undefined) =>
    amount === undefined ? t('monthUnknown') : t('month', { amount: euros(amount) });
  return (
    <Card title={t('benefits')}>
      <Stack gap="medium">
        <Row gap="small">
          <FilterChip pressed={onlyDifferent} onToggle={() => setOnlyDifferent((now) => !now)}>
            {t('onlyDifferent')}
          </FilterChip>
          <FilterChip pressed={onlyBelow} onToggle={() => setOnlyBelow((now) => !now)}>
            {t('onlyBelow')}
          </FilterChip>
        </Row>
        <BenefitMatrix
          caption={t('benefits')}
          rows={rows}
          statutory={{
            key: statutory.key,
            name: say('statutory'),
            detail: month(statutory.month),
            benefits: statutory.benefits,
          }}
          columns={chosen.map((offer) => ({
            key: offer.key,
            name: offer.tariff.name,
            detail: month(offer.month),
            benefits: offer.benefits,
          }))}
          weights={weights}
        />
        <Caption>{t('hidden', { hidden: all.length - rows.length, all: all.length })}</Caption>
      </Stack>
    </Card>
  );
}
