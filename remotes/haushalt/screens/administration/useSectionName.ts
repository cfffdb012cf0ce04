import type { SectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';

/** What a section is called; a later one of the services may have no word here yet. */
export function useSectionName(): (section: string) => string | undefined {
  const { t, i18n } = useTranslation('haushalt', { keyPrefix: 'administration.log.section' });
  const isNamed = (section: string): section is SectionName =>
    i18n.exists(`administration.log.section.${section}`, { ns: 'haushalt' });
  return (section) => (isNamed(section) ? t(section) : undefined);
}
