import { snapshotSections } from '@vp-digital/core/contracts';
import {
  adults,
  ownNetPensionFigure,
  pensionPurchasingPowerFigure,
  type SectionData,
} from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { laidOut } from '@vp-digital/core/pdf/testing';
import { reportPages } from './reportPages';
import { germanSettings, snapshotOf, workingPensioner } from './testing';

const [, sample] = sampleHouseholds;
const documents = documentsOf(sample);
const [jonas, aylin] = adults(documents);
const pensionsOf = (...personIds: (string | undefined)[]): SectionData['statutoryPensions'] => ({
  items: Object.fromEntries(
    Object.entries(documents.statutoryPensions.items).filter(([, { personId }]) =>
      personIds.includes(personId),
    ),
  ),
});

/** Of what the pages say in the chapter of the pension. */
function chapterOf(changed: Partial<SectionData> = {}, hidesAmounts = false) {
  const snapshot = snapshotOf(changed);
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the snapshot cannot be read');
  const model = reportPages(
    {
      snapshot,
      sections,
      composition: {
        kind: 'analysis',
        ...(hidesAmounts && { hidesAmounts }),
        chapters: [
          { chapter: 'pension', shown: true },
          ...(
            [
              'household',
              'month',
              'expenses',
              'contracts',
              'balance',
              'oldAge',
              'survivors',
              'optimum',
              'gaps',
              'goals',
            ] as const
          ).map((chapter) => ({ chapter, shown: false })),
        ],
      },
    },
    germanSettings,
  );
  const names = model.blocks.flatMap((block) => (block.kind === 'chapter' ? [block.name] : []));
  const text = laidOut(model)
    .pages.flatMap(({ groups }) => groups.flatMap(({ ops }) => ops))
    .flatMap((op) => (op.kind === 'text' ? [op.text.trim()] : []))
    .join(' ');
  return { names, text };
}

test('says of each adult what the screen of the state pension says, and together what is left of it', () => {
  const { names, text } = chapterOf();
  expect(names).toEqual(['1 Ihre staatliche Rente']);
  const { format, word } = germanSettings;
  const nets = [jonas, aylin].map((adult) => {
    const of = { personId: adult?.id ?? '', date: '2026-10-01' };
    const [net, power] = [
      ownNetPensionFigure.of(documents, of),
      pensionPurchasingPowerFigure.of(documents, of),
    ];
    if (net.kind !== 'computed' || power.kind !== 'computed') throw new Error('the sample has its pensions');
    expect(text).toContain(format.euros(ownNetPensionFigure.amount(net.value)));
    expect(text).toContain(format.euros(pensionPurchasingPowerFigure.amount(power.value)));
    expect(text).toContain(format.euros(net.value.gross));
    return net.value.net;
  });
  expect(text).toContain(format.euros(nets.reduce((sum, net) => sum + net, 0)));
  expect(text).toContain(word('ownNetPension'));
  expect(text).toContain('Jonas und Aylin können vom Staat mit');
  expect(text).toMatch(/bei 2\s% Teuerung/);
});

test('says whose is known where one is not, and is no chapter while none is', () => {
  const bare = { incomes: { items: {} } };
  expect(chapterOf({ ...bare, statutoryPensions: pensionsOf(aylin?.id) }).text).toContain(
    'Bisher bekannt: Aylin kann mit',
  );
  expect(chapterOf({ ...bare, statutoryPensions: pensionsOf() }).names).toEqual([]);
});

test('of whom a pension is already paid nothing is told: it is an income', () => {
  const ruh = sampleHouseholds
    .map(documentsOf)
    .find(({ persons }) => Object.values(persons.items).some(({ lastName }) => lastName === 'Musterruh'));
  expect(ruh).toBeDefined();
  expect(chapterOf(ruh).names).toEqual([]);
});

test('who works on beside a paid pension is nobody of whom something is missing', () => {
  const { text } = chapterOf(workingPensioner());
  expect(text).toContain('Aylin kann');
  expect(text).not.toContain('Bisher bekannt');
});

test('of who serves to a special age, the note says from when another scheme pays', () => {
  const [, , , civil] = sampleHouseholds.map(documentsOf);
  const [[jobId = '', job] = []] = Object.entries(civil?.employments.items ?? {}).filter(([, { status }]) =>
    status.startsWith('civilServant'),
  );
  if (!civil || !job) throw new Error('the sample is there');
  const police = { ...job, retirementAgeMonths: 62 * 12 };
  const letter = {
    position: 90,
    personId: job.personId,
    recordDate: '2026-09-01',
    provider: 'statutory' as const,
    projectedPension: 300_00,
  };
  const { text } = chapterOf({
    ...civil,
    employments: { items: { ...civil.employments.items, [jobId]: police } },
    statutoryPensions: {
      items: { ...civil.statutoryPensions.items, '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a14': letter },
    },
  });
  expect(text).toMatch(/geht\s+mit einer besonderen Altersgrenze in den Ruhestand/);
});

test('with hidden amounts tells none', () => {
  const { names, text } = chapterOf({}, true);
  expect(names).toEqual(['1 Ihre staatliche Rente']);
  expect(text).toContain('Womit Sie vom Staat rechnen können.');
  expect(text).not.toMatch(/\d[\d.]*\s€/);
});

test('what is estimated from pay and age is called so, in the sentence and under the table; a letter is not', () => {
  const { text } = chapterOf({ statutoryPensions: pensionsOf(aylin?.id) });
  expect(text).toMatch(/können vom Staat mit\s+geschätzt [\d.]+\s€/);
  expect(text).toContain('Die Rente von Jonas ist geschätzt aus Einkommen und Alter.');
  expect(text).not.toContain('Die Rente von Aylin ist geschätzt');
  expect(chapterOf().text).not.toContain('geschätzt');
});
