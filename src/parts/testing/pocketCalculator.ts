import type { Language } from '@vp-digital/core/reference/format';

/** What a shown formula gives when its figures are typed as they stand: `3.849,90 € × (7,3 % + 1,45 %)`. */
export function pocketCalculator(formula: string, language: Language): number {
  const tokens = tokensOf(formula, language);
  const value = sum(tokens);
  if (tokens.length > 0 || Number.isNaN(value)) throw new Error(`not a formula: ${formula}`);
  return value;
}

function tokensOf(formula: string, language: Language): string[] {
  const plain = formula.replace(/[\s\u00a0€]|mtl\.?|per month/g, '');
  const [group, mark] = language === 'de' ? ['.', ','] : [',', '.'];
  return (plain.match(/[\d.,]+%?|[−+×÷()]/g) ?? []).map((token) =>
    /\d/.test(token) ? token.replaceAll(group, '').replace(mark, '.') : token,
  );
}

function sum(tokens: string[]): number {
  let value = product(tokens);
  while (tokens[0] === '+' || tokens[0] === '−') {
    const sign = tokens.shift() === '+' ? 1 : -1;
    value += sign * product(tokens);
  }
  return value;
}

function product(tokens: string[]): number {
  let value = single(tokens);
  while (tokens[0] === '×' || tokens[0] === '÷') {
    const times = tokens.shift() === '×';
    const other = single(tokens);
    value = times ? value * other : value / other;
  }
  return value;
}

function single(tokens: string[]): number {
  const token = tokens.shift() ?? '';
  if (token === '−') return -single(tokens);
  if (token === '(') {
    const inner = sum(tokens);
    return tokens.shift() === ')' ? inner : Number.NaN;
  }
  return token.endsWith('%') ? Number(token.slice(0, -1)) / 100 : Number(token);
}
