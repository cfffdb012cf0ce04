import type { Change } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** How the fields of a document are shown, by the last part of their path; what is not named is not shown. */
export type FieldKinds = Readonly<Record<string, 'money' | 'number' | 'date' | 'text'>>;

/** Writes the value of a field as its screen does; undefined when that is not known. */
export function useFieldText(
  kinds: FieldKinds = {},
): (path: string, value: Change['value'] | undefined) => string | undefined {
  const { t } = useTranslation('app', { keyPrefix: 'saving' });
  const format = useFormat();
  return (path, value) => {
    const kind = kinds[path.slice(path.lastIndexOf('/') + 1)];
    if (kind === undefined) return undefined;
    if (value === undefined) return t('value.empty');
    if (typeof value === 'number') return kind === 'money' ? format.money(value) : format.number(value);
    if (typeof value !== 'string') return undefined;
    return kind === 'date' ? format.date(value) : value;
  };
}
