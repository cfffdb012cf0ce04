import { type Snapshot, snapshotSections } from '@vp-digital/core/contracts';
import { createPdf } from '@vp-digital/core/pdf/createPdf';
import { allElements, readTaggedPdf, tagFindings, tinyJpeg } from '@vp-digital/core/pdf/testing';
import { adviceRecord } from './adviceRecord';
import { analysisReport } from './analysisReport';
import { conversationSummary } from './conversationSummary';
import { germanSettings, snapshotOf } from './testing';

const withPortrait = (portrait?: string): Snapshot => {
  const snapshot = snapshotOf();
  const advisor = {
    name: 'Petra Beispiel',
    telephone: '+49 171 3920000',
    ...(portrait !== undefined && { portrait }),
  };
  return { ...snapshot, payload: { ...snapshot.payload, advisor } };
};

function sectionsOf(snapshot: Snapshot) {
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the sample cannot be read');
  return sections;
}

const makers = { conversationSummary, analysisReport, adviceRecord };

test.each(Object.entries(makers))(
  'the first page of a %s shows whom the household has talked to, beside the telephone',
  async (_, make) => {
    const snapshot = withPortrait(tinyJpeg);
    const model = make({ snapshot, sections: sectionsOf(snapshot), before: undefined }, germanSettings);
    const { bytes } = await createPdf(model);
    expect(Buffer.from(bytes).includes(Buffer.from(tinyJpeg, 'base64'))).toBe(true);
    const pdf = await readTaggedPdf(bytes);
    expect(tagFindings(pdf)).toEqual([]);
    const figure = allElements(pdf.root).find(({ alt }) => alt === 'Bild: Petra Beispiel');
    expect(figure?.content.map(({ page }) => page)).toEqual([0]);
    expect(JSON.stringify(model.blocks[0])).toContain('+49 171 3920000');
  },
);

test('an older snapshot has no picture, and its report is the same as ever', async () => {
  const snapshot = withPortrait();
  const model = conversationSummary(
    { snapshot, sections: sectionsOf(snapshot), before: undefined },
    germanSettings,
  );
  expect(JSON.stringify(model)).not.toContain('"picture"');
  const pdf = await readTaggedPdf((await createPdf(model)).bytes);
  expect(allElements(pdf.root).some(({ alt }) => alt?.startsWith('Bild:'))).toBe(false);
});
