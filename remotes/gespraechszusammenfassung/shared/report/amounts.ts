import type { FieldName, Figure } from '@vp-digital/core/household';
import type { AmountSource, Run, TextCell } from '@vp-digital/core/pdf';

type Named = Pick<Figure, 'name'>;

/** What an amount in a report is: the figure that it was computed by. */
export const ofFigure = ({ name }: Named): AmountSource => ({ figure: name });

/** A sentence, or a part of one, whose amounts are of a figure. */
export const said = (text: string, figure: Named): Run => ({ text, of: ofFigure(figure) });

/** The one amount that a chapter's sentence is about. */
export const highlight = (text: string, figure: Named): Run => ({
  ...said(text, figure),
  style: 'highlight',
});

export const amountCell = (text: string, figure: Named): TextCell => ({
  kind: 'text',
  text: [said(text, figure)],
});

/** What somebody typed, as it was typed. */
export const typedCell = (text: string, field: FieldName): TextCell => ({
  kind: 'text',
  text: [{ text, of: { field } }],
});
