/** Of what pages for the customer are made: text, figures and charts in sizes for two who look at one screen, nothing to operate. */
export { BudgetRing, type BudgetRingProps } from './BudgetRing';
export { ChartInWords, type ChartInWordsProps } from './ChartInWords';
export { CustomerCard, type CustomerCardProps } from './CustomerCard';
export { CustomerPage, type CustomerPageProps } from './CustomerPage';
export { CustomerRows, type CustomerRow, type CustomerRowsProps } from './CustomerRows';
export { CustomerStack } from './CustomerStack';
export { Enlarged, type EnlargedProps } from './Enlarged';
export { FigureCard, type FigureCardProps } from './FigureCard';
export { NextStep, type NextStepProps } from './NextStep';
export { WhatIfCard, type WhatIfCardProps } from './WhatIfCard';
export { useMaskedRow } from './useMaskedRow';
export { useNeedRow } from './useNeedRow';
export { useFigureRow } from './useFigureRow';
export { useNames } from './useNames';
