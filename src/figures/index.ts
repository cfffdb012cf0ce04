export { FigureKpi, type FigureKpiProps } from './FigureKpi';
export { useFigureTexts } from './useFigureTexts';
