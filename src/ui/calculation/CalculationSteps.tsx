import type { Cents } from '@vp-digital/core/finance';
import { formatMoney } from '@vp-digital/core/reference/format';
import { useUiText } from '../text';
import hidden from '../atoms/VisuallyHidden.module.css';
import classes from './Calculation.module.css';

export interface CalculationStep {
  key: string;
  label: string;
  /** The rate or rule in small print: "9,30 %". */
  detail?: string | undefined;
  /** With its sign; as text where it is not money. */
  amount: Cents | string;
  /** Under a line and in bold. Default: the last step only. */
  total?: boolean | undefined;
}

interface CalculationStepsProps {
  steps: readonly CalculationStep[];
  /** Shown once, in the head. */
  unit: string;
}

export function CalculationSteps({ steps, unit }: CalculationStepsProps) {
  const { t, language } = useUiText();
  const show = (amount: Cents | string) =>
    typeof amount === 'string' ? amount : formatMoney(amount, language, { fraction: 'cents', unit: 'none' });
  return (
    <table className={classes['steps']}>
      <caption className={hidden['hidden']}>{t('calculation.steps')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('calculation.step')}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, label, detail, amount, total }, index) => (
          <tr key={key} data-total={(total ?? index === steps.length - 1) || undefined}>
            <th scope="row">
              {label}
              {detail && <span className={classes['detail']}>{detail}</span>}
            </th>
            <td>{show(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
