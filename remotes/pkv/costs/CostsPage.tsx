import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PkvPage } from '../module/PkvPage';
import { CostsView } from './CostsView';

/** PKV: Kosten (station 3 of the path). Statutory against private, today, in old age and on the way there. */
export default function CostsPage() {
  const { t } = useTranslation('pkv');
  return <PkvPage name={t('costs.name')} View={CostsView} />;
}
