export { FigureCalculation, type FigureCalculationProps } from './FigureCalculation';
export { FigureKpi, type FigureKpiProps } from './FigureKpi';
export { MissingFact, type MissingFactProps } from './MissingFact';
export { OfField, type OfFieldProps } from './OfField';
export { OfFigure, type OfFigureProps } from './OfFigure';
export { useFigureTexts } from './useFigureTexts';
export { type MissingPart, useLinkToFact } from './useLinkToFact';
