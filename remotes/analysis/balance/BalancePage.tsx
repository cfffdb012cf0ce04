import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useSections } from '@vp-digital/core/services';
import { Page } from '@vp-digital/core/ui';
import { BalanceView } from './BalanceView';
import { balanceSections } from './sections';

/** Vermögensbilanz: what the household owns and owes, whose it is, and how soon it is money. */
export default function BalancePage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const sections = useSections(useHouseholdId(), balanceSections);
  if (sections.status === 'ready') return <BalanceView data={sections.data} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={sections}>{() => undefined}</LoadedState>
    </Page>
  );
}
