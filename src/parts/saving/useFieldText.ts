import type { Change } from '@vp-digital/core/contracts';
import { fieldAt, type SectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** Writes the value of a document's field as screens do; undefined for codes, whose words belong to their screens. */
export function useFieldText(
  section: SectionName,
): (path: string, value: Change['value'] | undefined) => string | undefined {
  const { t } = useTranslation('app', { keyPrefix: 'saving' });
  const { date, money, number, percent } = useFormat();
  return (path, value) => {
    const field = fieldAt(section, path);
    if (field === undefined) return undefined;
    if (value === undefined) return t('value.empty');
    if (typeof value === 'string') return field.kind === 'date' ? date(value) : value;
    if (typeof value !== 'number') return undefined;
    if (field.kind === 'money') return money(value);
    return field.kind === 'rate' ? percent(value / 10_000) : number(value / field.parts);
  };
}
