import { type Language, localeOf, MINUS } from './language';

const formatters = new Map<string, Intl.NumberFormat>();

/** A number in the language's form, with U+2212 as minus; zero never carries a sign. */
export function formatWith(value: number, language: Language, options: Intl.NumberFormatOptions): string {
  return formatterFor(language, options).format(value).replace('-', MINUS);
}

/** Building a formatter costs far more than using one, so each is built once. */
function formatterFor(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(localeOf(language), { signDisplay: 'negative', ...options });
  formatters.set(key, formatter);
  return formatter;
}
