/** As a number is kept: with the country calling code of the person's country where none was typed, and digits only. */
export function tidyPhone(typed: string, dialCode: string): string {
  const text = typed.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  if (text.startsWith('+')) return `+${text.replace(/\D/g, '')}`;
  if (text.startsWith('00')) return `+${text.slice(2)}`;
  return text === '' ? typed : `${dialCode}${text.replace(/^0/, '')}`;
}

/** `+4917139200` as `+49 17139200`, where the calling code is one of a country; longer codes before shorter ones. */
export function shownPhone(phone: string, dialCodes: readonly string[]): string {
  const code = dialCodes
    .filter((one) => phone.startsWith(one))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  return code === '' ? phone : `${code} ${phone.slice(code.length)}`;
}
