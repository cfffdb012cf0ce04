import type { Cents, IsoDate, Rate } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  formatDate,
  formatMoney,
  formatMonthName,
  formatNumber,
  formatPercent,
  formatTime,
  localeOf,
  type MoneyFormat,
  type NumberFormat,
  type PercentFormat,
} from '@vp-digital/core/reference/format';
import type { Language } from '@vp-digital/core/shell';

/** The one way of writing figures, in the language of the page. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return createFormat(i18n.language === 'en' ? 'en' : 'de');
}

export type Format = ReturnType<typeof inLanguage>;

const formats: Partial<Record<Language, Format>> = {};

/** The same outside of components: for reports. Building a formatter costs far more than using one, so each is built once. */
export const createFormat = (language: Language): Format => (formats[language] ??= inLanguage(language));

const inLanguage = (language: Language, words = new Intl.ListFormat(localeOf(language))) => ({
  language,
  /** Whole euros: tiles, sentences, charts. */
  euros: (amount: Cents, format?: Partial<MoneyFormat>) =>
    formatMoney(amount, language, { fraction: 'whole', ...format }),
  /** With cents: forms, contracts, calculation sheets. */
  money: (amount: Cents, format?: Partial<MoneyFormat>) =>
    formatMoney(amount, language, { fraction: 'cents', ...format }),
  percent: (rate: Rate, format?: PercentFormat) => formatPercent(rate, language, format),
  /** A part of a whole: always with one decimal, also where it is a zero. */
  share: (rate: Rate, format?: Pick<PercentFormat, 'unit'>) =>
    formatPercent(rate, language, { minimumDecimals: 1, ...format }),
  /** Words one after the other: "A, B und C". */
  list: (several: Iterable<string>) => words.format(several),
  number: (value: number, format?: NumberFormat) => formatNumber(value, language, format),
  date: (date: IsoDate) => formatDate(date, language),
  /** Day and time of an instant. */
  dateTime: (instant: string) => `${dayOf(instant, language)}, ${formatTime(instant, language)}`,
  day: (instant: string) => dayOf(instant, language),
  /** Of a year, 1 to 12. */
  monthName: (month: number) => formatMonthName(month, language),
});

const dayOf = (instant: string, language: Language) =>
  formatDate(berlinDay.format(new Date(instant)), language);

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
