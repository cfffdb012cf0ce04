import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePart } from '@vp-digital/core/micro-app';
import { LoadingPage } from '@vp-digital/core/parts';

/** It computes what the rail beside every page does, and comes in one file with it. */
const view = { load: () => import('./AnalysisView') };

/** Analyse-Start: how far the household is recorded, and what is next. */
export default function AnalysisPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'start' });
  const View = usePart(view)?.default;
  return View ? <View /> : <LoadingPage name={t('name')} />;
}
