import type { NeedTopic } from '../../documents';
import type { FigureName } from '../defineFigure';

/** The figures that say what is missing of the topics that are measured. */
export const needFigures: Partial<Record<NeedTopic, FigureName>> = {
  work: 'protectionGap',
  death: 'deathGap',
  oldAge: 'retirementGap',
  reserve: 'reserveLack',
};
