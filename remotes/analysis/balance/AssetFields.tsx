import { type Asset, assetTraits, type Liquidity, liquidities } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SelectField, Switch } from '@vp-digital/core/ui';
import type { EntryEditor } from '../useEntryEditor';
import type { EntryField } from './sections';

/** How soon an asset is money, and whether it is set aside for something. */
export function AssetFields({ asset, editor }: { asset: Asset; editor: EntryEditor<EntryField> }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const usual = assetTraits[asset.kind].liquidity;
  return (
    <>
      <SelectField<Liquidity>
        label={t('field.liquidity')}
        options={liquidities.map((value) => ({ value, label: t(`liquidity.${value}`) }))}
        value={asset.liquidity ?? usual}
        onChange={(liquidity) => {
          editor.set('liquidity', liquidity === usual ? undefined : liquidity);
          editor.leave();
        }}
      />
      <Switch
        label={t('field.earmarked')}
        hint={t('field.earmarkedHint')}
        value={asset.earmarked}
        onChange={(earmarked) => {
          editor.set('earmarked', earmarked);
          editor.leave();
        }}
      />
    </>
  );
}
