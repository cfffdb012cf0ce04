import {
  type Asset,
  assetTraits,
  type Liquidity,
  liquidities,
  type SectionData,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SelectField, Switch } from '@vp-digital/core/ui';
import type { EntryEditor } from '../useEntryEditor';
import type { EntryField } from './sections';

export interface AssetFieldsProps {
  asset: Asset;
  goals: SectionData['goals'];
  editor: EntryEditor<EntryField>;
}

/** How soon an asset is money, and whether it is set aside for something, such as a goal. */
export function AssetFields({ asset, goals, editor }: AssetFieldsProps) {
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
      <GoalField asset={asset} goals={goals} editor={editor} />
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

/** What is kept for a goal is no reserve, but for the goal of having one: the switch below follows, and can be set back. */
function GoalField({ asset, goals, editor }: AssetFieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance.field' });
  const offered = Object.entries(goals.items);
  if (!offered.length) return undefined;
  return (
    <SelectField
      label={t('goal')}
      emptyLabel="–"
      options={offered.map(([value, { title }]) => ({ value, label: title }))}
      value={asset.goalId}
      onChange={(goalId) => {
        editor.set('goalId', goalId);
        if (goalId && goals.items[goalId]?.category !== 'reserve') editor.set('earmarked', true);
        editor.leave();
      }}
    />
  );
}
