export { FigureCalculation, type FigureCalculationProps } from './FigureCalculation';
export { FigureKpi, type FigureKpiProps } from './FigureKpi';
export { MissingFact, type MissingFactProps } from './MissingFact';
export { OfFigure, type OfFigureProps } from './OfFigure';
export { useFigureTexts } from './useFigureTexts';
export { type MissingPart, useWayToFact } from './useWayToFact';
