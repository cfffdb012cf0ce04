import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ProtectionPage } from '../protection/ProtectionPage';
import { CoverView } from './CoverView';

/** Arbeitskraft: Versorgung im Zeitverlauf (station 4, tab 1). Who pays when, and how much. */
export default function CoverPage() {
  const { t } = useTranslation('beratung');
  return <ProtectionPage name={t('cover.name')} View={CoverView} />;
}
