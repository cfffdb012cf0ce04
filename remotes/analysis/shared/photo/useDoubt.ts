import { useTranslation } from '@vp-digital/core/libs/i18n';

/** Below this the recognition itself doubts, in percent. */
const minConfidence = 80;

/** Says of a value that was read whether the recognition itself doubts it. */
export function useDoubt(
  proposal: Readonly<Record<string, { confidence: number } | undefined>>,
): (name: string) => string | undefined {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  return (name) => {
    const confidence = proposal[name]?.confidence ?? 100;
    return confidence < minConfidence ? t('doubt', { confidence }) : undefined;
  };
}
