import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ProtectionPage } from '../protection/ProtectionPage';
import { NeedView } from './NeedView';

/** Arbeitskraft: Bedarf (station 1). What a person's work is worth, and how much of it is to be secured. */
export default function NeedPage() {
  const { t } = useTranslation('beratung');
  return <ProtectionPage name={t('need.name')} View={NeedView} />;
}
