import { OfFigure } from '@vp-digital/core/figures';
import {
  type AccountPlan,
  accountSplits,
  accountVariants,
  householdNetFigure,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, SegmentedChoice, Stack } from '@vp-digital/core/ui';
import type { TwoAccountsData } from './data';
import { useModelEditor } from './useModelEditor';

export interface PlanProps {
  data: TwoAccountsData;
  plan: AccountPlan;
}

/** How partners keep their accounts, and by which parts they share what is common. */
export function VariantCard({ data, plan }: PlanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.variant' });
  const { t: code } = useTranslation('household/accountModel');
  const { list, percent } = useFormat();
  const editor = useModelEditor(data);
  const { variant, split, partners } = plan;
  const shares = partners.map(({ personId, share }) =>
    t('share', { name: shortNameOf(data, personId), share: percent(share, { maximumDecimals: 0 }) }),
  );
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <SegmentedChoice
          {...editor.choice('variant', t('label'))}
          wide
          value={variant}
          options={accountVariants.map((value) => ({ value, label: code(`variant.${value}`) }))}
        />
        <Caption>{t(`text.${variant}`)}</Caption>
        {variant !== 'joint' && (
          <>
            <SegmentedChoice
              {...editor.choice('split', t('split'))}
              wide
              value={split}
              options={accountSplits.map((value) => ({ value, label: code(`split.${value}`) }))}
            />
            <OfFigure figure={householdNetFigure}>
              <Caption>{list(shares)}</Caption>
            </OfFigure>
          </>
        )}
      </Stack>
    </Card>
  );
}
