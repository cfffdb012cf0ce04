import type PDFDocument from 'pdfkit';
import {
  bytesOf,
  type ImageOp,
  type LineOp,
  type Op,
  type PathOp,
  type RectOp,
  type TextOp,
} from '../layout';

/** Draws one op on the current page, inside whatever content is marked. */
export function drawOp(document: PDFDocument, op: Op): void {
  switch (op.kind) {
    case 'text':
      return drawText(document, op);
    case 'rect':
      return drawRect(document, op);
    case 'line':
      return drawLine(document, op);
    case 'path':
      return drawPath(document, op);
    case 'image':
      return drawImage(document, op);
  }
}

function drawText(
  document: PDFDocument,
  { text, x, y, width, font, size, colour, isSoftHyphen }: TextOp,
): void {
  if (isSoftHyphen === true) document.markContent('Span', { actual: '\u00ad' });
  document
    .font(font)
    .fontSize(size)
    .fillColor(colour)
    .text(text, x, y, { lineBreak: false, baseline: 'alphabetic', textWidth: width, wordCount: 1 });
  if (isSoftHyphen === true) document.endMarkedContent();
}

function drawRect(document: PDFDocument, op: RectOp): void {
  document.rect(op.x, op.y, op.width, op.height);
  paint(document, op, 1);
}

function drawLine(document: PDFDocument, { x1, y1, x2, y2, stroke, strokeWidth, dash }: LineOp): void {
  document.save();
  if (dash !== undefined) document.dash(dash[0], { space: dash[1] });
  document.lineWidth(strokeWidth).strokeColor(stroke).moveTo(x1, y1).lineTo(x2, y2).stroke();
  document.restore();
}

function drawPath(document: PDFDocument, op: PathOp): void {
  document.save().translate(op.x, op.y).scale(op.scale).path(op.data);
  paint(document, op, op.scale);
  document.restore();
}

function drawImage(document: PDFDocument, { x, y, width, height, jpeg }: ImageOp): void {
  const bytes = bytesOf(jpeg);
  if (bytes) document.image(bytes, x, y, { width, height, ignoreOrientation: true });
}

/** A stroke is as wide as it says, however much its path is scaled. */
function paint(
  document: PDFDocument,
  { fill, stroke, strokeWidth = 1 }: RectOp | PathOp,
  scale: number,
): void {
  if (fill !== undefined) document.fillColor(fill);
  if (stroke !== undefined) document.strokeColor(stroke).lineWidth(strokeWidth / scale);
  if (fill !== undefined && stroke !== undefined) document.fillAndStroke();
  else if (fill !== undefined) document.fill();
  else document.stroke();
}
