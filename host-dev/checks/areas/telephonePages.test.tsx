import {
  largestPicture,
  largestPortrait,
  pictureTree,
  type Snapshot,
  snapshotSections,
  treeOf,
} from '@vp-digital/core/contracts';
import { keepPicture } from '@vp-digital/core/picture';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { laidOut, tinyJpeg } from '@vp-digital/core/pdf/testing';
import { customerMarks } from '@vp-digital/core/shell';
import { render } from '@testing-library/react';
import path from 'node:path';
import type { ComponentType } from 'react';

const jpeg = Buffer.from(tinyJpeg, 'base64');
/** The largest portrait an advisor may save. */
const portrait = Buffer.concat([jpeg, Buffer.alloc(largestPortrait * 0.75 - jpeg.length)]).toString('base64');

const shared = path.resolve(__dirname, '../../../remotes/gespraechszusammenfassung/shared');

interface Summary {
  conversationSummary(
    parts: {
      snapshot: Snapshot;
      sections: NonNullable<ReturnType<typeof snapshotSections>>;
      before: undefined;
    },
    settings: unknown,
  ): ReportDocument;
}

interface ReportSamples {
  snapshotOf(): Snapshot;
  germanSettings: unknown;
}

interface Pages {
  ReportPage: ComponentType<{ page: ReturnType<typeof laidOut>['pages'][number]; label: string; id: string }>;
}

/** The area's modules that make its report and its pages. */
async function partsOfArea(): Promise<Summary & ReportSamples & Pages> {
  const [summary, samples, pages] = await Promise.all(
    ['report/conversationSummary', 'report/testing', 'report-pages/ReportPage'].map(
      (file) => import(`${shared}/${file}`) as Promise<object>,
    ),
  );
  return { ...summary, ...samples, ...pages } as Summary & ReportSamples & Pages; // what the three files export
}

function summaryWithPortrait({ conversationSummary, germanSettings, snapshotOf }: Summary & ReportSamples) {
  const { payload, ...snapshot } = snapshotOf();
  const sections = snapshotSections(payload);
  if (!sections) throw new Error('the sample cannot be read');
  const advisor = { name: 'Petra Beispiel', telephone: '+49 171 3920000', portrait };
  return conversationSummary(
    { snapshot: { ...snapshot, payload: { ...payload, advisor } }, sections, before: undefined },
    germanSettings,
  );
}

test('a telephone shows all pages of a report, with the advisor’s portrait on the first', async () => {
  const { ReportPage, ...area } = await partsOfArea();
  const { pages } = laidOut(summaryWithPortrait(area));
  const { container } = render(
    <div {...{ [customerMarks.block]: '' }}>
      {pages.map((page, index) => (
        <ReportPage key={`page ${index}`} page={page} label={`Seite ${index + 1}`} id={`page${index}`} />
      ))}
    </div>,
  );
  const picture = document.createElement('div');
  const keeping = keepPicture({ source: container, picture, onDrawn: () => {} });
  keeping.set({ hideAmounts: false, frozen: false });
  keeping.stop();
  const nodes = treeOf(picture);
  const elements = nodes.filter((node) => 'name' in node);
  const photographs = elements.filter(({ name }) => name === 'image');
  expect(photographs).toHaveLength(1);
  expect(photographs[0]?.attributes?.['href'] === `data:image/jpeg;base64,${portrait}`).toBe(true); // too long to print
  expect(elements.filter(({ name }) => name === 'svg')).toHaveLength(pages.length);
  expect(pictureTree.safeParse(nodes).success).toBe(true);
  expect(JSON.stringify(nodes).length).toBeLessThan(largestPicture);
});
