export { CalculationButton, type CalculationButtonProps } from './CalculationButton';
export { CalculationSheet, type CalculationSheetProps } from './CalculationSheet';
export { type CalculationStep, CalculationSteps } from './CalculationSteps';
export { useSheet } from './use-sheet';
