import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { pkvSections } from '../module/sections';
import { CostsView } from './CostsView';

/** PKV: Kosten (station 3 of the path). Statutory against private, today, in old age and on the way there. */
export default function CostsPage() {
  const { t } = useTranslation('pkv');
  return <PersonPage name={t('costs.name')} sections={pkvSections} asOf={asOf} View={CostsView} />;
}
