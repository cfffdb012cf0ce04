import {
  type Asset,
  assetTraits,
  type Liability,
  type Liquidity,
  liquidities,
  type SectionData,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { SelectField, Switch } from '@vp-digital/core/ui';

export interface AssetFieldsProps {
  asset: Asset;
  goals: SectionData['goals'];
  editor: EntryEditor<Asset | Liability>;
}

/** How soon an asset is money, and whether it is set aside for something, such as a goal. */
export function AssetFields({ asset, goals, editor }: AssetFieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { t: code } = useTranslation('household/assets');
  const usual = assetTraits[asset.kind].liquidity;
  const liquidity = editor.choice('liquidity', t('field.liquidity'));
  return (
    <>
      <SelectField<Liquidity>
        {...liquidity}
        options={liquidities.map((value) => ({ value, label: code(`liquidity.${value}`) }))}
        value={liquidity.placeholder === undefined ? (asset.liquidity ?? usual) : undefined}
        onChange={(chosen) => liquidity.onChange(chosen === usual ? undefined : chosen)}
      />
      <GoalField goals={goals} editor={editor} />
      <Switch {...editor.choice('earmarked', t('field.earmarked'))} hint={t('field.earmarkedHint')} />
    </>
  );
}

/** What is kept for a goal is no reserve, but for the goal of having one: the switch below follows, and can be set back. */
function GoalField({ goals, editor }: Omit<AssetFieldsProps, 'asset'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance.field' });
  const goal = editor.choice('goalId', t('goal'));
  const offered = Object.entries(goals.items);
  if (!offered.length) return undefined;
  return (
    <SelectField
      {...goal}
      emptyLabel={t('noGoal')}
      options={offered.map(([value, { title }]) => ({ value, label: title }))}
      onChange={(goalId) => {
        if (goalId && goals.items[goalId]?.category !== 'reserve')
          editor.set('earmarked', true, t('earmarked'));
        goal.onChange(goalId);
      }}
    />
  );
}
