import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { Language } from '@vp-digital/core/reference/format';

/** The design system's own texts (`ui.*` of the core's namespace) and the language of figures and dates. */
export function useUiText() {
  const { t, i18n } = useTranslation('core', { keyPrefix: 'ui' });
  const language: Language = i18n.resolvedLanguage === 'en' ? 'en' : 'de';
  return { t, language };
}
