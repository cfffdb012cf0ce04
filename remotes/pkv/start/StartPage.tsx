import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { pkvSections } from '../module/sections';
import { StartView } from './StartView';

/** PKV: Start (station 1). Whether a person may be privately insured, and what that means for the family. */
export default function StartPage() {
  const { t } = useTranslation('pkv');
  return <PersonPage name={t('start.name')} sections={pkvSections} asOf={asOf} View={StartView} />;
}
