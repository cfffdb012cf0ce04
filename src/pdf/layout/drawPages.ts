import type { ReportDocument } from '../model';
import { createDrawnPage, type DrawnPage } from './flow/canvas';
import type { FlowItem } from './flow/flow';
import { paginate, type PlannedPage, type PlannedTextPage } from './flow/paginate';
import { footerLineCount, footerOps, footerTop, headerOps, type PagePosition } from './running';
import { page, textTop } from './style';
import type { Typesetter } from './text/typesetter';

/** Cuts the flow into pages and draws them. */
export function drawPages(
  items: readonly FlowItem[],
  document: ReportDocument,
  typesetter: Typesetter,
): readonly DrawnPage[] {
  const { pages, footerLines } = planPages(items, document, typesetter);
  return pages.map((planned, index) => {
    const drawn = createDrawnPage();
    if (planned.kind === 'cover') {
      planned.cover.draw(drawn.canvas);
      return drawn;
    }
    const position = { number: index + 1, count: pages.length };
    drawRunning(drawn, planned, position, footerLines, document, typesetter);
    planned.repeatedHead?.draw(drawn.canvas, textTop);
    for (const [place, { slice, top }] of planned.slices.entries()) {
      slice.draw(drawn.canvas, textTop + top, place === 0);
    }
    return drawn;
  });
}

/**
 * The footer's height depends on the chapters of a page, and these on the page's height: pages are planned anew with
 * a higher footer until the assumptions of every page fit.
 */
function planPages(
  items: readonly FlowItem[],
  document: ReportDocument,
  typesetter: Typesetter,
): { readonly pages: readonly PlannedPage[]; readonly footerLines: number } {
  let footerLines = 1;
  for (;;) {
    const pages = paginate(items, footerTop(footerLines) - page.aboveFooter - textTop);
    const needed = pages.map((planned) =>
      planned.kind === 'cover' ? 0 : footerLineCount(assumptionsOf(planned, document), document, typesetter),
    );
    const most = Math.max(footerLines, ...needed);
    if (most === footerLines) return { pages, footerLines };
    footerLines = most;
  }
}

function drawRunning(
  { canvas }: DrawnPage,
  planned: PlannedTextPage,
  position: PagePosition,
  footerLines: number,
  document: ReportDocument,
  typesetter: Typesetter,
): void {
  const assumptions = assumptionsOf(planned, document);
  if (!planned.slices[0]?.slice.isTitle)
    canvas.artifact('pagination', headerOps(document.header, typesetter));
  canvas.artifact('pagination', footerOps(assumptions, position, footerLines, document, typesetter));
}

/** What all chapters on a page assume, each said once. */
function assumptionsOf(planned: PlannedTextPage, { footer }: ReportDocument): string {
  const own = planned.slices.flatMap(({ slice }) => slice.assumptions ?? []);
  return own.length === 0 ? footer.assumptions : [...new Set(own)].join(' ');
}
