import { ChoiceGroup } from '@vp-digital/core/forms';
import { sustainabilityKinds, sustainabilityWishes } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { fromQuery } from '@vp-digital/core/parts';
import { Card, Checkbox, PercentField, SegmentedChoice, Stack, TextField } from '@vp-digital/core/ui';
import { useProductsQuery } from '../../api';
import { meetsSustainability } from '../../shared/investment/meetsSustainability';
import type { SuitabilityEntry } from './useSuitability';

/** First plainly; only who says yes is asked for kinds and a least share, with how many products remain. */
export function SustainabilityCard({ suitability }: { suitability: SuitabilityEntry }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investment.sustainability' });
  const { t: code } = useTranslation('household/suitability');
  const { answers, editor } = suitability;
  const kinds = answers?.sustainabilityKinds ?? [];
  const result = fromQuery(useProductsQuery());
  const funds =
    result.status === 'ready'
      ? result.data.catalogue.products.filter(({ kind }) => kind === 'fund')
      : undefined;
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <SegmentedChoice
          {...editor.choice('sustainability', t('wish'))}
          wide
          options={sustainabilityWishes.map((value) => ({ value, label: code(`sustainability.${value}`) }))}
        />
        {answers?.sustainability === 'yes' && (
          <>
            <ChoiceGroup label={t('kinds')}>
              {sustainabilityKinds.map((one) => (
                <Checkbox
                  key={one}
                  label={code(`sustainabilityKinds.${one}`)}
                  value={kinds.includes(one)}
                  onChange={(isOn) =>
                    editor
                      .choice('sustainabilityKinds', t('kinds'))
                      .onChange(isOn ? [...kinds, one] : kinds.filter((other) => other !== one))
                  }
                />
              ))}
            </ChoiceGroup>
            <PercentField {...editor.field('sustainabilityShare', t('share'))} />
          </>
        )}
        {funds && answers?.sustainability !== undefined && (
          <p>
            {t('remaining', {
              count: funds.filter((one) => meetsSustainability(one, answers)).length,
              all: funds.length,
            })}
          </p>
        )}
        <TextField
          {...editor.field('remark', t('remark'))}
          lines={2}
          maxLength={1000}
          hint={t('remarkHint')}
        />
      </Stack>
    </Card>
  );
}
