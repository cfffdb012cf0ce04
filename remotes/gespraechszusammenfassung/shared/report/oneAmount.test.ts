import { type Snapshot, snapshotSections } from '@vp-digital/core/contracts';
import { derive, type FigureName } from '@vp-digital/core/household';
import { documentsOf, type SampleHousehold, sampleHouseholds } from '@vp-digital/core/household/samples';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { laidOut } from '@vp-digital/core/pdf/testing';
import { analysisReport } from './analysisReport';
import { conversationSummary } from './conversationSummary';
import { germanSettings as settings, snapshotOf } from './testing';

const { format, word } = settings;
const date = '2026-10-01';

function ofSample(sample: SampleHousehold) {
  const snapshot: Snapshot = snapshotOf(documentsOf(sample));
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the sample cannot be read');
  const figures = derive(sections, date).figures ?? {};
  const models = [conversationSummary, analysisReport].map((make) =>
    make({ snapshot, sections, before: undefined }, settings),
  );
  return { figures, models };
}

/** A household's figure as every screen writes it, per month and per year, in any of its units. */
const writtenOn = (figures: Readonly<Record<string, number>>, name: string): ReadonlySet<string> =>
  new Set(
    [figures[name], figures[`${name}OfYear`]].flatMap((amount) =>
      amount === undefined
        ? []
        : [
            format.euros(Math.abs(amount), { unit: 'none' }),
            format.number(amount, { minimumDecimals: 1 }),
            format.percent(amount),
          ].map(numberIn),
    ),
  );

/** The number in a text; for a difference (`509.000 − 277.800 €`) its result. */
function numberIn(text: string): string {
  const [, one, other] = /(\d[\d.]*)\s−\s(\d[\d.]*)/.exec(text) ?? [];
  if (one === undefined || other === undefined) return /\d[\d.,]*/.exec(text)?.[0] ?? '';
  const cents = (words: string) => Number(words.replaceAll('.', '')) * 100;
  return format.euros(cents(one) - cents(other), { unit: 'none' });
}

/** Figures whose name never labels just a part: wherever they appear, it is the whole. */
const wholes: ReadonlySet<string> = new Set(['freeAmount', 'netWorth']);

/** What the pages say about the household's figures and no screen would: "name: what is printed". */
function contradictions(model: ReportDocument, figures: Readonly<Record<string, number>>): string[] {
  const runs = laidOut(model)
    .pages.flatMap(({ groups }) => groups.flatMap(({ ops }) => ops))
    .flatMap((op) =>
      op.kind === 'text' && op.of?.figure !== undefined ? [{ text: op.text, name: op.of.figure }] : [],
    )
    .filter(({ name }) => wholes.has(name));
  const heads = model.blocks
    .flatMap((block) => (block.kind === 'key-figures' ? block.items : []))
    .flatMap(({ value: text, of }) => (of?.figure === undefined ? [] : [{ text, name: of.figure }]));
  return [...runs, ...heads]
    .filter(({ name, text }) => name in figures && numberIn(text) !== '')
    .filter(({ name, text }) => !writtenOn(figures, name).has(numberIn(text)))
    .map(({ name, text }) => `${name}: ${text}`);
}

describe.each(sampleHouseholds.map((sample) => [sample.legacyHouseholdId, sample] as const))(
  'household %i',
  (_, sample) => {
    test('has each of its figures as the screens have it, wherever a report says it', () => {
      const { models, figures } = ofSample(sample);
      for (const model of models) expect(contradictions(model, figures)).toEqual([]);
    });

    test('calls its key figures what the screens call them', () => {
      const { models } = ofSample(sample);
      const named = models
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'key-figures' ? block.items : []))
        .flatMap(({ label, of }) => (of?.figure === undefined ? [] : [[label, of.figure] as const]));
      expect(named.length).toBeGreaterThan(0);
      for (const [label, figure] of named) expect(label).toBe(word(figure as FigureName)); // a report names figures of the core only
    });
  },
);

test('another amount of the same figure is found', () => {
  const [, sample] = sampleHouseholds;
  if (!sample) throw new Error('a sample is missing');
  const { models, figures } = ofSample(sample);
  const [model] = models;
  if (!model) throw new Error('a report is missing');
  for (const name of ['reserve', 'netWorth', 'freeAmount'] as const) {
    const planted = contradictions(model, { ...figures, [name]: (figures[name] ?? 0) + 10_000 });
    expect(planted.some((line) => line.startsWith(`${name}: `))).toBe(true);
  }
});
