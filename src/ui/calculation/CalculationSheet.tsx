import type { ReactNode } from 'react';
import { Figure } from '../page/Figure';
import { SideSheet } from '../page/SideSheet';
import { useUiText } from '../text';
import classes from './Calculation.module.css';
import { CalculationSteps, type CalculationStep } from './CalculationSteps';

export interface CalculationSheetProps {
  id?: string | undefined;
  opened: boolean;
  onClose(): void;
  /** Default "So haben wir gerechnet". */
  title?: string | undefined;
  /** What was computed, as of when, with the values of which year: "Nettogehalt Jonas · Stand 01.10.2026". */
  basis: string;
  /** The result as on the page, to the cent. */
  result: { value: string; unit: string };
  steps: readonly CalculationStep[];
  /** Of the steps, where it is not the result's. */
  stepsUnit?: string | undefined;
  /** The formula in figures: "10.062 € ÷ 12 = 838,50 €". */
  formula?: ReactNode;
  /** The law it follows: "§ 32a EStG". */
  law?: string | undefined;
  /** What wins over this calculation: "Der Lohnzettel gilt immer vor der Schätzung." */
  remark?: ReactNode;
  /** A second step, such as the tax inside a net income. */
  children?: ReactNode;
}

/** How a figure came about, step by step, with its law. The customer view shows it while it is open. */
export function CalculationSheet({ title, basis, result, steps, ...rest }: CalculationSheetProps) {
  const { t } = useUiText();
  return (
    <SideSheet
      id={rest.id}
      opened={rest.opened}
      onClose={rest.onClose}
      title={title ?? t('calculation.open')}
      closeLabel={t('calculation.close')}
      audience="customer"
    >
      <p className={classes['basis']}>{basis}</p>
      <p className={classes['result']}>
        <Figure value={result.value} unit={result.unit} />
      </p>
      <CalculationSteps steps={steps} unit={rest.stepsUnit ?? result.unit} />
      {rest.children}
      {(rest.formula || rest.law) && (
        <div className={classes['formula']}>
          {rest.law && <p>{rest.law}</p>}
          {rest.formula}
        </div>
      )}
      {rest.remark && <p className={classes['remark']}>{rest.remark}</p>}
    </SideSheet>
  );
}
