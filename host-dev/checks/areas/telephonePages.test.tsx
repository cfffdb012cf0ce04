import {
  largestPicture,
  largestPortrait,
  pictureTree,
  snapshotSections,
  treeOf,
} from '@vp-digital/core/contracts';
import { keepPicture } from '@vp-digital/core/picture';
import { laidOut, tinyJpeg } from '@vp-digital/core/pdf/testing';
import { customerMarks } from '@vp-digital/core/shell';
import { render } from '@testing-library/react';
import { conversationSummary } from '../../../remotes/gespraechszusammenfassung/shared/report/conversationSummary';
import { germanSettings, snapshotOf } from '../../../remotes/gespraechszusammenfassung/shared/report/testing';
import { ReportPage } from '../../../remotes/gespraechszusammenfassung/shared/report-pages/ReportPage';

const jpeg = Buffer.from(tinyJpeg, 'base64');
/** As large as an advisor may save one. */
const portrait = Buffer.concat([jpeg, Buffer.alloc(largestPortrait * 0.75 - jpeg.length)]).toString('base64');

function summaryWithPortrait() {
  const { payload, ...snapshot } = snapshotOf();
  const sections = snapshotSections(payload);
  if (!sections) throw new Error('the sample cannot be read');
  const advisor = { name: 'Petra Beispiel', telephone: '+49 171 3920000', portrait };
  return conversationSummary(
    { snapshot: { ...snapshot, payload: { ...payload, advisor } }, sections, before: undefined },
    germanSettings,
  );
}

test('a telephone shows all pages of a report, with the advisor’s portrait on the first', () => {
  const { pages } = laidOut(summaryWithPortrait());
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
  expect(photographs[0]?.attributes?.['href'] === `data:image/jpeg;base64,${portrait}`).toBe(true); // too long to be told
  expect(elements.filter(({ name }) => name === 'svg')).toHaveLength(pages.length);
  expect(pictureTree.safeParse(nodes).success).toBe(true);
  expect(JSON.stringify(nodes).length).toBeLessThan(largestPicture);
});
