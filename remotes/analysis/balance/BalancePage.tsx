import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SectionsPage } from '@vp-digital/core/micro-app';
import { BalanceView } from './BalanceView';
import { balanceSections } from './sections';

/** Vermögensbilanz: what the household owns and owes, whose it is, and how soon it is money. */
export default function BalancePage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  return (
    <SectionsPage name={t('name')} sections={balanceSections} asOf={asOf}>
      {(data) => <BalanceView data={data} />}
    </SectionsPage>
  );
}
