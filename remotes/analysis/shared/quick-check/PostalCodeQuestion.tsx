import { addressEntry, personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { checkPostalCode, federalStateName, federalStatesOf } from '@vp-digital/core/reference';
import { Caption, SegmentedChoice, TextField } from '@vp-digital/core/ui';
import { stateByCode } from '../figures/stateByCode';
import type { QuestionProps } from './question';

/** The postal code of the home, and the federal state that follows from it; where two do, somebody has to say it. */
export function PostalCodeQuestion({ data, personId, of }: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.postalCode' });
  const [id, address] = addressEntry(data, personId) ?? [];
  const homeless = personsInOrder(data).flatMap((one) => (addressEntry(data, one.id) ? [] : [one.id]));
  const blank = { personIds: homeless, country: 'DE', main: true };
  const entry = useEntry({ section: 'addresses', id, value: address, blank, of });
  const field = entry.field('postalCode', t('field'));
  const state = entry.choice('federalState', t('state'));
  const country = address?.country ?? 'DE';
  const typed = address?.postalCode ?? '';
  const possible = country === 'DE' ? federalStatesOf(typed) : [];
  /** A code that was there before, without its state. */
  const follows =
    address && address.federalState === undefined && possible.length === 1 ? possible[0] : undefined;
  const shown = address?.federalState ?? follows;
  const { language } = useFormat();
  const nameOf = (value: string) => federalStateName(value, language);
  const change = (code: string | undefined) => {
    field.onChange(code);
    const given = stateByCode(code, address);
    if (given) entry.set('federalState', given.federalState, t('state'));
  };
  const check = (value: string) => {
    const checked = checkPostalCode({ value, countryCode: country });
    if (!checked.valid) return t('characters');
    return undefined;
  };
  const { warning } = { warning: undefined, ...checkPostalCode({ value: typed, countryCode: country }) };
  return (
    <>
      <TextField
        {...field}
        name="plz"
        inputMode="numeric"
        check={check}
        tidy={(text) => text.toUpperCase()}
        warning={warning && t('unusual')}
        onChange={change}
        onBlur={() => {
          if (follows) entry.set('federalState', follows, t('state'));
          field.onBlur();
        }}
      />
      {possible.length > 1 ? (
        <SegmentedChoice
          {...state}
          wide
          options={possible.slice(0, 3).map((value) => ({ value, label: nameOf(value) }))}
        />
      ) : (
        shown && <Caption>{nameOf(shown)}</Caption>
      )}
    </>
  );
}
