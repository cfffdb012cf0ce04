import { CustomerCard } from '@vp-digital/core/customer';
import type { IncomeCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';

/** Why nothing is paid where somebody would expect it: no sick pay of the fund, no pension of right. */
export function CustomerHints({ course: { sick, occupation, protection } }: { course: IncomeCourse }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'coverCustomer.hint' });
  const isUninsured = protection.pension.source === 'notInsured';
  if (sick?.kind !== 'none' && !isUninsured) return undefined;
  return (
    <CustomerCard title={t('title')}>
      {sick?.kind === 'none' && (
        <p>{t(occupation === 'selfEmployed' ? 'noSickPayElected' : 'noSickPayPrivate')}</p>
      )}
      {isUninsured && (
        <p>{t(protection.pension.kind === 'unfit' ? 'noUnfitPension' : 'noDisabilityPension')}</p>
      )}
    </CustomerCard>
  );
}
