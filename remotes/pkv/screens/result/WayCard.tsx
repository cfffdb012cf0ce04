import { OfFigure } from '@vp-digital/core/figures';
import { healthCostsFigure, healthDifferenceFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, DataList, Stack } from '@vp-digital/core/ui';
import { useAgeText } from '../../shared/module/useAgeText';
import { FitLines } from '../../shared/offers/FitLines';
import type { Way, Ways } from './waysOf';

/** A way: what it costs today and in retirement, what of the wishes it meets, what it means for the family. */
export function WayCard({ way, ways }: { way: Way; ways: Ways }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result' });
  const { t: code } = useTranslation('household/healthPlans');
  const { t: name } = useTranslation('pkv', { keyPrefix: 'benefits.name' });
  const { euros, list } = useFormat();
  const ageText = useAgeText();
  const { option, month, retired, fit, met, unmet } = way;
  const { tariff, offers, family, retirementAge } = ways;
  const amount = (value: number | undefined) => (value === undefined ? '–' : euros(value));
  const product = { stay: undefined, supplement: offers.file.supplement, private: tariff.tariff }[option];
  return (
    <Card
      title={code(`recommendation.${option}`)}
      caption={product ? t('product', { name: product.name, company: product.company }) : t('asToday')}
    >
      <Stack gap="medium">
        <FitLines fit={fit} {...(option === 'private' && { below: tariff.below })} />
        <OfFigure figure={healthDifferenceFigure}>
          <DataList
            items={[
              { key: 'month', label: t('month'), value: amount(month) },
              {
                key: 'retired',
                label:
                  retirementAge === undefined
                    ? t('retiredUnknown')
                    : t('retired', { age: ageText(retirementAge) }),
                value: <OfFigure figure={healthCostsFigure}>{amount(retired)}</OfFigure>,
              },
              {
                key: 'family',
                label: t('family'),
                value: option === 'private' ? euros(family) : t('familyFree'),
              },
              {
                key: 'back',
                label: t('wayBack'),
                value: t(option === 'private' ? 'wayBackClosed' : 'wayBackOpen'),
              },
            ]}
          />
        </OfFigure>
        {met.length > 0 && <p>{t('met', { names: list(met.map((key) => name(key))) })}</p>}
        {unmet.length > 0 && <p>{t('unmet', { names: list(unmet.map((key) => name(key))) })}</p>}
      </Stack>
    </Card>
  );
}
