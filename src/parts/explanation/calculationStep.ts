import type {
  ExplanationStep,
  ExplanationText,
  SectionPeriod,
  StepValue,
} from '@vp-digital/core/finance/explain';
import type { Format } from '@vp-digital/core/platform';
import type { CalculationStep } from '@vp-digital/core/ui';

/** What a step is written with. */
interface StepWords {
  texts: Record<string, ExplanationText>;
  format: Format;
  /** "€ mtl.", "€ im Jahr". */
  ofPeriod(period: SectionPeriod): string;
}

/** A step of an explanation as a line of the calculation sheet: label, then formula in figures, note and law. */
export function calculationStep(
  { key, name, note: further, formula, values, result, paragraph, weight }: ExplanationStep,
  section: SectionPeriod,
  { texts, format, ofPeriod }: StepWords,
): CalculationStep {
  const shown = shownValues(values, format);
  const { label, note } = texts[key] ?? { label: key };
  const called = fill(label, shown);
  const notes = [note, further && texts[further]?.label].map((text) => text && fill(text, shown));
  const isNamed = name !== undefined && name !== called;
  const detail = [fill(formula, shown), isNamed ? called : '', ...notes, paragraph];
  return {
    key,
    label: name ?? called,
    detail: detail.filter(Boolean).join(' · ') || undefined,
    amount: showResult(result, section, { format, ofPeriod }),
    total: weight === 'total',
  };
}

/** An amount stands under the head of its section; one of another period says so itself. */
function showResult(
  result: StepValue,
  section: SectionPeriod,
  { format, ofPeriod }: Omit<StepWords, 'texts'>,
): CalculationStep['amount'] {
  if (result.unit !== 'cents') return showValue(result, format);
  if (result.of !== undefined && result.of !== section)
    return format.money(result.amount) + ofPeriod(result.of).replace('€', ''); // the amount brings its sign
  return section === 'mixed' ? format.money(result.amount) : result.amount;
}

/** A text of an explanation with its values in it: a remark has some, too. */
export const filledText = (text: string, values: ExplanationStep['values'], format: Format): string =>
  fill(text, shownValues(values, format));

const shownValues = (values: ExplanationStep['values'], format: Format) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, showValue(value, format)]));

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

function showValue(value: StepValue, format: Format): string {
  switch (value.unit) {
    case 'cents':
      return format.money(value.amount);
    case 'rate':
      return format.percent(value.amount, { maximumDecimals: 4 });
    case 'share':
      return format.share(value.amount);
    case 'number':
      return format.number(value.amount, { minimumDecimals: value.decimals });
    case 'date':
      return format.date(value.date);
    case 'code':
      return value.code;
  }
}
