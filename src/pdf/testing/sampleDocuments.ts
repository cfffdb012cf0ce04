import type { Block, FigureBlock, ReportDocument, Row, TableBlock } from '../model';
import { householdReport } from './householdReport';

/** The household's report with other content. */
export function reportOf(...blocks: readonly Block[]): ReportDocument {
  return { ...householdReport, blocks };
}

/** A table of savings plans over the years, long enough for several pages. */
export function longTable(rowCount: number): TableBlock {
  const row = (index: number): Row => ({
    kind: 'plain',
    cells: [`Zeile ${index + 1}`, `${index * 100}\u00a0€`],
  });
  return {
    kind: 'table',
    caption: 'Sparplan',
    columns: [
      { kind: 'text', label: 'Jahr', width: 3 },
      { kind: 'text', label: 'Betrag', width: 1, align: 'right' },
    ],
    rows: [
      ...Array.from({ length: rowCount }, (_, index) => row(index)),
      { kind: 'total', cells: ['Summe', '1\u00a0€'] },
    ],
  };
}

export function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

/** Every kind of block and shape. */
export const everything: ReportDocument = {
  ...reportOf(
    {
      kind: 'cover',
      title: 'Gesprächs\u00adzusammenfassung',
      subtitle: 'Jahresgespräch',
      lines: ['Jonas und Aylin Musterhaus', 'Stand 01.10.2026'],
    },
    ...householdReport.blocks,
    { kind: 'chapter', name: '3 Ihr Plan', keySentence: 'So wächst Ihre Rücklage.' },
    reserveFigure(),
    { kind: 'heading', level: 2, text: 'Jahr für Jahr' },
    { kind: 'heading', level: 3, text: 'Nach Berufsunfähigkeitsversicherung' },
    longTable(60),
    { kind: 'list', marker: 'number', items: ['Renteninfo mitbringen', 'Haftpflicht prüfen'] },
    { kind: 'signatures', placeAndDay: 'Ort, Datum', names: ['Jonas Musterhaus', 'Petra Beispiel'] },
    { kind: 'page-break' },
    paragraph('Haushaltsnettoeinkommensentwicklung '.repeat(40)),
  ),
};

function reserveFigure(): FigureBlock {
  return {
    kind: 'figure',
    alt: 'Die Rücklage wächst von 12.300 auf 16.350 Euro und erreicht 2027 ihr Ziel.',
    width: 480,
    height: 160,
    shapes: [
      { kind: 'rect', x: 40, y: 20, width: 400, height: 110, stroke: '#e3e1dc', strokeWidth: 0.5 },
      { kind: 'line', x1: 40, y1: 130, x2: 440, y2: 130, stroke: '#3d4346', strokeWidth: 1 },
      { kind: 'line', x1: 40, y1: 50, x2: 440, y2: 50, stroke: '#162e6b', strokeWidth: 1, dash: [4, 3] },
      { kind: 'path', data: 'M40 110L240 80L440 48', stroke: '#005e66', strokeWidth: 2 },
      { kind: 'path', data: 'M40 110L240 80L440 48V130H40Z', fill: '#d9eaeb' },
      { kind: 'text', x: 40, y: 145, text: '2026', size: 9, colour: '#5a6063' },
      {
        kind: 'text',
        x: 240,
        y: 12,
        text: 'Rücklage in €',
        size: 10,
        colour: '#1b2022',
        anchor: 'middle',
        strong: true,
      },
      { kind: 'text', x: 440, y: 145, text: '2028', size: 9, colour: '#5a6063', anchor: 'end' },
    ],
    table: {
      kind: 'table',
      columns: [
        { kind: 'text', label: 'Jahr', width: 1 },
        { kind: 'text', label: 'Rücklage', width: 1, align: 'right' },
      ],
      rows: [
        { kind: 'plain', cells: ['2026', '12.300\u00a0€'] },
        { kind: 'plain', cells: ['2027', '14.350\u00a0€'] },
        { kind: 'plain', cells: ['2028', '16.350\u00a0€'] },
      ],
    },
  };
}
