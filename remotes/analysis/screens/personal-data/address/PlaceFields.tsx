import type { Address } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { checkPostalCode } from '@vp-digital/core/reference';
import { TextField } from '@vp-digital/core/ui';

export interface PlaceFieldsProps {
  address: Address | undefined;
  entry: EntryEditor<Address>;
  /** Before the names by which the fields take the focus. */
  prefix?: string;
  /** After the postal code has become another. */
  onPostalCode?: (code: string | undefined) => void;
}

/** Street, number, postal code and town of an address. */
export function PlaceFields({ address, entry, prefix = '', onPostalCode }: PlaceFieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const countryCode = address?.country ?? 'DE';
  const postalCode = checkPostalCode({ value: address?.postalCode ?? '', countryCode });
  const code = entry.field('postalCode', t('field.postalCode'));
  const check = (value: string) => {
    const checked = checkPostalCode({ value });
    return checked.valid ? undefined : t(`postalCode.${checked.reason}`);
  };
  return (
    <>
      <TextField {...entry.field('street', t('field.street'))} name={`${prefix}strasse`} maxLength={80} />
      <TextField
        {...entry.field('houseNumber', t('field.houseNumber'))}
        name={`${prefix}hausnummer`}
        maxLength={10}
      />
      <TextField
        {...code}
        name={`${prefix}plz`}
        check={check}
        tidy={(text) => text.toUpperCase()}
        onChange={(typed) => {
          code.onChange(typed);
          if (typed !== address?.postalCode) onPostalCode?.(typed);
        }}
        warning={postalCode.valid && postalCode.warning ? t(`postalCode.${postalCode.warning}`) : undefined}
      />
      <TextField {...entry.field('city', t('field.city'))} name={`${prefix}ort`} maxLength={80} />
    </>
  );
}
