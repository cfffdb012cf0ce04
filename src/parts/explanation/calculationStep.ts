import type { ExplanationStep, ExplanationText, StepValue } from '@vp-digital/core/finance/explain';
import type { Format } from '@vp-digital/core/platform';
import type { CalculationStep } from '@vp-digital/core/ui';

/** A step of an explanation as a line of the calculation sheet: label, then formula in figures, note and law. */
export function calculationStep(
  { key, formula, values, result, paragraph, weight }: ExplanationStep,
  texts: Record<string, ExplanationText>,
  format: Format,
): CalculationStep {
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, showValue(value, format)]),
  );
  const { label, note } = texts[key] ?? { label: key };
  const detail = [fill(formula, shown), note && fill(note, shown), paragraph].filter(Boolean).join(' · ');
  return {
    key,
    label: fill(label, shown),
    detail: detail || undefined,
    amount: result.unit === 'cents' ? result.amount : showValue(result, format),
    total: weight === 'total',
  };
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

function showValue(value: StepValue, format: Format): string {
  switch (value.unit) {
    case 'cents':
      return format.money(value.amount);
    case 'rate':
      return format.percent(value.amount, { maximumDecimals: 2 });
    case 'number':
      return format.number(value.amount, { minimumDecimals: value.decimals });
    case 'date':
      return format.date(value.date);
    case 'code':
      return value.code;
  }
}
