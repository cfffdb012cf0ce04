import { useTranslation } from '@vp-digital/core/libs/i18n';
import { isPremiumMissing } from '@vp-digital/core/household';
import { Alert, Button } from '@vp-digital/core/ui';
import { usePositionWords } from '../../shared/cart/usePositionWords';
import type { WantedContract as Wanted } from '../../shared/catalogue/useWantedContract';

/** For which contract something better is looked for, and what it costs today. */
export function WantedContract({ wanted: { contract }, onForget }: { wanted: Wanted; onForget(): void }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'productList.wanted' });
  const { cost, contract: nameOf } = usePositionWords();
  const { premium, frequency } = contract;
  return (
    <Alert
      tone="info"
      title={t('title', { contract: nameOf(contract) })}
      action={<Button onClick={onForget}>{t('forget')}</Button>}
    >
      {isPremiumMissing(contract) ? t('noPremium') : t('today', { premium: cost({ premium, frequency }) })}
    </Alert>
  );
}
