import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { protectionSections } from '../sections';
import { CoverView } from './CoverView';

/** Arbeitskraft: Versorgung im Zeitverlauf (station 4, tab 1). Who pays when, and how much. */
export default function CoverPage() {
  const { t } = useTranslation('beratung');
  return <PersonPage name={t('cover.name')} sections={protectionSections} asOf={asOf} View={CoverView} />;
}
