import type { OnDay, SectionName } from '@vp-digital/core/household';
import { useHost } from '@vp-digital/core/platform';
import { CalculationButton, type CalculationButtonProps, useSheet } from '@vp-digital/core/ui';
import { onDay } from './figureInput';
import { type ExplainedFigure, FigureSheet } from './FigureSheet';
import { useFigureTexts } from './useFigureTexts';

export interface FigureCalculationProps<Name extends SectionName, Input extends OnDay, Value>
  extends ExplainedFigure<Name, Input, Value>,
    Pick<CalculationButtonProps, 'kind'> {}

/** "So haben wir gerechnet": the button and the sheet of a figure; neither where there is nothing to explain. */
export function FigureCalculation<Name extends SectionName, Input extends OnDay, Value>({
  kind = 'words',
  ...explained
}: FigureCalculationProps<Name, Input, Value>) {
  const { figure, household, input } = explained;
  const { word } = useFigureTexts();
  const { button, sheet } = useOnlySheet();
  const outcome = figure.of(household, onDay(input, useHost().clock.today()));
  if (outcome.kind !== 'computed') return undefined;
  if (!figure.explained || figure.isExplained?.(outcome.value) === false) return undefined;
  return (
    <>
      <CalculationButton {...button} kind={kind} figure={word(figure.name)} />
      {sheet.opened && <FigureSheet {...explained} {...sheet} />}
    </>
  );
}

/** Closes the sheet that was opened last. */
let closeLast: (() => void) | undefined;

/** The sheet of a calculation. They lie at the same place, so that opening one closes the one before. */
function useOnlySheet(): ReturnType<typeof useSheet> {
  const { button, sheet } = useSheet();
  const onToggle = () => {
    if (!button.opened) {
      closeLast?.();
      closeLast = sheet.onClose;
    }
    button.onToggle();
  };
  return { button: { ...button, onToggle }, sheet };
}
