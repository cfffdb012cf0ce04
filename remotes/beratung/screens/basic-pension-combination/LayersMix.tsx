import { Slider } from '@vp-digital/core/forms';
import type { Combination, CombinationLayer, CombinationShares } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Card, Columns, DataList, Row, Stack, useReadOnly } from '@vp-digital/core/ui';
import type { PensionPerson } from '../../shared/pension/data';
import { usePensionPlan } from '../../shared/pension/usePensionPlan';
import { mixWithoutPay, usualMix } from './shares';

export interface LayersMixProps extends PensionPerson {
  shares: CombinationShares;
  result: Combination;
}

const layers: readonly CombinationLayer[] = ['basic', 'company', 'depot'];

/** Three columns: what each layer is given, what flows in after its subsidy, and what it can and cannot do. */
export function LayersMix({ data, person, shares, result }: LayersMixProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionCombination.mix' });
  const { euros, percent } = useFormat();
  const plan = usePensionPlan({ data, person });
  const disabled = useReadOnly() !== undefined;
  const share = (part: number) => percent(part / 10_000, { maximumDecimals: 0 });
  const { isCompanyPossible } = result;
  const set = ({ company, depot }: CombinationShares) => {
    plan.set('companyShare', company, t('share.company'));
    plan.set('depotShare', depot, t('share.depot'));
    plan.leave();
  };
  const mostOf = { company: 10_000 - shares.depot, depot: 10_000 - shares.company };
  return (
    <Card title={t('title')} caption={t('caption', { effort: euros(result.effort) })}>
      <Stack gap="medium">
        <Row gap="small">
          <Button writes size="compact" onClick={() => set(isCompanyPossible ? usualMix : mixWithoutPay)}>
            {t('preset.usual')}
          </Button>
          <Button writes size="compact" onClick={() => set({ basic: 10_000, company: 0, depot: 0 })}>
            {t('preset.basic')}
          </Button>
          <Button writes size="compact" onClick={() => set({ basic: 0, company: 0, depot: 10_000 })}>
            {t('preset.depot')}
          </Button>
        </Row>
        <Columns count={3} kind="parts">
          {layers.map((layer) => {
            const { effort, contribution, real, available } = result.layers[layer];
            return (
              <Stack key={layer} gap="small">
                <h3>{t(`layer.${layer}`)}</h3>
                {layer === 'basic' ? (
                  <p>{t('rest', { share: share(shares.basic) })}</p>
                ) : (
                  <Slider
                    label={t(`share.${layer}`)}
                    shown={share(shares[layer])}
                    min={0}
                    max={mostOf[layer]}
                    step={500}
                    value={shares[layer]}
                    disabled={disabled || (layer === 'company' && !isCompanyPossible)}
                    onChange={(value) => {
                      plan.set(
                        'companyShare',
                        layer === 'company' ? value : shares.company,
                        t('share.company'),
                      );
                      plan.set('depotShare', layer === 'depot' ? value : shares.depot, t('share.depot'));
                    }}
                    onBlur={plan.leave}
                  />
                )}
                <DataList
                  items={[
                    { key: 'effort', label: t('effort'), value: euros(effort) },
                    { key: 'contribution', label: t('contribution'), value: euros(contribution) },
                    { key: 'real', label: t('real'), value: euros(real) },
                    { key: 'available', label: t('available'), value: euros(available) },
                  ]}
                />
                <p>{t(`can.${layer}`)}</p>
              </Stack>
            );
          })}
        </Columns>
      </Stack>
    </Card>
  );
}
