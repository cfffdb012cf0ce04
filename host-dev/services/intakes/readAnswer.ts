import {
  type Answer,
  type AnswerKind,
  birthDateProblem,
  nameProblem,
  straightened,
} from '@vp-digital/core/household';
import {
  type Language,
  parseDate,
  parseMoney,
  parseMonth,
  parseNumber,
} from '@vp-digital/core/reference/format';

/** Why an answer cannot be taken, to be said beside its field. */
export type AnswerProblem =
  | 'name'
  | 'day'
  | 'birthDate'
  | 'month'
  | 'past'
  | 'phone'
  | 'email'
  | 'postalCode'
  | 'tooLong'
  | 'money'
  | 'tooMuch'
  | 'number'
  | 'code';

type Read = { value: Answer['value'] } | { problem: AnswerProblem };

/** Reads what was typed or chosen, which is not empty, as documents keep it. */
export function readAnswer(answer: AnswerKind, typed: string, language: Language, today: string): Read {
  switch (answer.kind) {
    case 'name': {
      const name = straightened(typed);
      return nameProblem(name) === undefined ? { value: name } : { problem: 'name' };
    }
    case 'text':
      return typed.length <= answer.longest ? { value: typed } : { problem: 'tooLong' };
    case 'day': {
      const day = parseDate(typed, { latest: today });
      if (!day.ok) return { problem: 'day' };
      return birthDateProblem(day.value, today, { isAdult: true }) === undefined
        ? { value: day.value }
        : { problem: 'birthDate' };
    }
    case 'month': {
      const month = parseMonth(typed);
      if (!month.ok) return { problem: 'month' };
      return month.value > today.slice(0, 7) ? { value: month.value } : { problem: 'past' };
    }
    case 'phone': {
      const phone = tidyPhone(typed);
      return /^\+\d{6,20}$/.test(phone) ? { value: phone } : { problem: 'phone' };
    }
    case 'email':
      return typed.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)
        ? { value: typed }
        : { problem: 'email' };
    case 'postalCode': {
      const code = typed.toUpperCase();
      return /^[A-Z0-9 -]{3,15}$/.test(code) ? { value: code } : { problem: 'postalCode' };
    }
    case 'money': {
      const cents = parseMoney(typed, language);
      if (!cents.ok || cents.value < 0) return { problem: 'money' };
      return cents.value <= answer.most * 100 ? { value: cents.value } : { problem: 'tooMuch' };
    }
    case 'number': {
      const number = parseNumber(typed, language);
      const fits = number.ok && number.value >= answer.least && number.value <= answer.most;
      return fits ? { value: number.value } : { problem: 'number' };
    }
    case 'code':
      return answer.codes.includes(typed) ? { value: typed } : { problem: 'code' };
  }
}

/** Digits only, with the calling code; one that is left out is Germany's, and the 0 that it replaces is dropped. */
function tidyPhone(typed: string): string {
  if (/[^\d\s+()/.-]/.test(typed)) return typed;
  const digits = typed.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  const foreign = digits.replace(/^00/, '+');
  if (foreign.startsWith('+')) return foreign.replace(/^\+490/, '+49');
  return `+49${digits.replace(/^0|^49(?=1\d{9})/, '')}`; // as mobile numbers are written: 1 and at least nine digits
}
