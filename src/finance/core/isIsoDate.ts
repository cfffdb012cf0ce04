const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for an existing day of the Gregorian calendar written `YYYY-MM-DD`. */
export function isIsoDate(value: string): boolean {
  const parts = typeof value === 'string' ? SHAPE.exec(value) : undefined;
  if (!parts) return false;
  const month = Number(parts[2]);
  const day = Number(parts[3]);
  return month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth(Number(parts[1]), month);
}

/** Days of a month (1–12). The caller has checked both. */
export function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
