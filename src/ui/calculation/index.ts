export { CalculationButton, type CalculationButtonProps } from './CalculationButton';
export { CalculationSheet, type CalculationSheetProps } from './CalculationSheet';
export { type CalculationStep, CalculationSteps } from './CalculationSteps';
export { SheetButton, type SheetButtonProps } from './SheetButton';
export { useSheet } from './useSheet';
