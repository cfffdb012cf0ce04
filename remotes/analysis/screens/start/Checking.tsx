import type { ShownCompleteness } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePart } from '@vp-digital/core/micro-app';
import { LoadingPage } from '@vp-digital/core/parts';

const part = { load: () => import('./quick/QuickCheck') };

/** The quick check, a page within the page: fetched when somebody goes to it. */
export function Checking(known: ShownCompleteness) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  const QuickCheck = usePart(part)?.default;
  return QuickCheck ? <QuickCheck {...known} /> : <LoadingPage name={t('name')} />;
}
