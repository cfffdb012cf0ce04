export { FigureCalculation, type FigureCalculationProps } from './FigureCalculation';
export { FigureKpi, type FigureKpiProps } from './FigureKpi';
export { useFigureTexts } from './useFigureTexts';
