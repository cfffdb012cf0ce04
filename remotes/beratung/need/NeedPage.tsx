import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { protectionSections } from '../sections';
import { NeedView } from './NeedView';

/** Arbeitskraft: Bedarf (station 1). What a person's work is worth, and how much of it is to be secured. */
export default function NeedPage() {
  const { t } = useTranslation('beratung');
  return <PersonPage name={t('need.name')} sections={protectionSections} asOf={asOf} View={NeedView} />;
}
