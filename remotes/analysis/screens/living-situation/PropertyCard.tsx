import { euros } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Card, Columns, MoneyField, Stack } from '@vp-digital/core/ui';
import { type LivingSituationData, ownHomeAsset } from '../../shared/living-situation/data';
import { useHome } from './useHome';

const largest = euros(100_000_000);

/** What an own home is worth, what was paid for it, what it saves later. */
export function PropertyCard({ data }: { data: LivingSituationData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const canValue = useHasPermission(permissions.balanceSheet);
  const editor = useHome(data);
  return (
    <Card title={t('ownHome.title')} caption={t('ownHome.caption')}>
      <Stack gap="medium">
        <Columns>
          {canValue && <ValueField data={data} />}
          <MoneyField {...editor.field('purchasePrice', t('field.purchasePrice'))} min={0} max={largest} />
        </Columns>
        <MoneyField
          {...editor.field('savedRent', t('field.savedRent'))}
          hint={t('ownHome.savedRent')}
          unit={t('euroMonthly')}
          min={0}
          max={euros(100_000)}
        />
      </Stack>
    </Card>
  );
}

/** The value stands in the assets: one source for both pages. */
function ValueField({ data }: { data: LivingSituationData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituation' });
  const today = useHost().clock.today();
  const [id, asset] = ownHomeAsset(data) ?? [];
  const editor = useEntry({
    section: 'assets',
    id,
    value: asset,
    blank: {
      kind: 'ownHome',
      asOf: today,
      ownership: {},
      earmarked: false,
      position: Object.keys(data.assets.items).length,
    },
    of: t('ownHome.title'),
  });
  const value = editor.field('value', t('field.value'));
  return (
    <MoneyField
      {...value}
      hint={t('ownHome.value')}
      min={0}
      max={euros(1_000_000_000)}
      value={asset?.value || undefined}
      onChange={(amount = 0) => {
        value.onChange(amount);
        if (asset && asset.asOf !== today) editor.set('asOf', today, t('ownHome.asOf'));
      }}
    />
  );
}
