import path from 'node:path';
import type { Snapshot } from '@vp-digital/core/contracts';
import { adults, type SectionData } from '@vp-digital/core/household';
import { documentsOf, type SampleHousehold, sampleHouseholds } from '@vp-digital/core/household/samples';
import * as documentWords from '@vp-digital/core/household/words/german';
import { createTestServices, json, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { createFormat, createI18n } from '@vp-digital/core/platform';
import { type AreaName, routes } from '@vp-digital/core/reference';
import type { MicroApp } from '@vp-digital/core/shell';
import de from '@vp-digital/locales/de/gespraechszusammenfassung/common.json';
import figureWords from '@vp-digital/locales/de/household/figures.json';
import preview from '@vp-digital/locales/de/gespraechszusammenfassung/reportPreview.json';
import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { figuresOf } from '../../services/snapshots/figuresOf';
import { householdFigures, personFigures } from './figurePlaces';
import { listedFigures } from './listedFigures';
import type { Place, Views } from './places';
import { withCents } from './withCents';
import { amountIn, type View, viewOfPage, viewOfReport } from './views';

/** Places that were read in some household: one that never is has lost its figure. */
const seen = new Set<string>();

const [, musterhaus] = sampleHouseholds;
const households = [
  ...sampleHouseholds.map((sample) => [lastNameOf(sample), sample] as const),
  ['Musterhaus, with cents', withCents(musterhaus)] as const,
];

test.each(households)('%s: a figure is the same wherever it stands', async (_, sample) => {
  const views = await viewsOf(sample);
  const people = adults(documentsOf(sample)).map(({ firstName }) => firstName);
  const figures = [
    ...Object.entries(householdFigures),
    ...people.flatMap((name) =>
      Object.entries(personFigures(name)).map(([figure, places]) => [`${figure}, ${name}`, places] as const),
    ),
    ...listedFigures(views),
  ];
  const read = figures.map(([figure, places]) => ({ figure, shown: readAll(places, views) }));
  expect(read.filter(({ shown }) => differs(shown))).toEqual([]);
  expect(read.filter(({ shown }) => shown.length > 1).length).toBeGreaterThanOrEqual(20);
  expect(read.flatMap(({ shown }) => shown).length).toBeGreaterThanOrEqual(150);
});

test('every place has shown its figure in one of the households', () => {
  const places = Object.values(householdFigures).flat();
  expect(places.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
});

interface Shown {
  place: string;
  text: string;
}

const readAll = (places: readonly Place[], views: Views): Shown[] =>
  places.flatMap(({ name, read }) => {
    const text = read(views);
    if (text === undefined || amountIn(text) === undefined) return [];
    seen.add(name);
    return [{ place: name, text }];
  });

/** Numbers of one precision are equal; a coarser one is what a finer one is rounded to, or the euro beside it. */
const differs = (shown: readonly Shown[]) =>
  shown.some(({ text }) =>
    shown.some(({ text: other }) => {
      const [one, two] = [amountIn(text), amountIn(other)];
      if (!one || !two) return false;
      return one.step === two.step
        ? one.value !== two.value
        : Math.abs(one.value - two.value) >= Math.max(one.step, two.step);
    }),
  );

function lastNameOf(sample: SampleHousehold): string {
  return testHousehold(sample).summary.name.split(',')[0] ?? '';
}

/** Every page that shows figures of the household, and its report. */
async function viewsOf(sample: SampleHousehold): Promise<Views> {
  const snapshot = snapshotOf(sample);
  const at = { householdId: sample.householdId };
  const page = (area: AreaName, address: string, open?: (page: HTMLElement) => Promise<void>) =>
    viewAt(area, address, snapshot, sample, open);
  const views: Record<string, View> = {
    overview: await page('haushalt', routes.householdOverview.href(at)),
    income: await page('analysis', routes.income.href(at)),
    expenses: await page('analysis', routes.expenses.href(at)),
    contracts: await page('analysis', routes.contracts.href(at)),
    saving: await page('analysis', routes.contracts.href(at), tab(/^Sparen/)),
    loans: await page('analysis', routes.contracts.href(at), tab(/^Kredite/)),
    balance: await page('analysis', routes.balanceSheet.href(at)),
    snapshots: await page('gespraechszusammenfassung', routes.snapshots.href(at)),
    report: viewOfReport(await reportOf(snapshot, documentsOf(sample))),
  };
  for (const { id, firstName } of adults(documentsOf(sample))) {
    const about = (href: string) => `${href}?person=${id}`;
    views[`need of ${firstName}`] = await page('beratung', about(routes.incomeProtectionNeed.href(at)));
    views[`cover of ${firstName}`] = await page('beratung', about(routes.incomeProtectionCover.href(at)));
    views[`start of ${firstName}`] = await page('pkv', about(routes.pkvStart.href(at)));
    views[`costs of ${firstName}`] = await page('pkv', about(routes.pkvCosts.href(at)));
  }
  return views;
}

const remotes = path.resolve(__dirname, '../../../remotes');

async function mountOf(area: AreaName): Promise<MicroApp> {
  const { default: app } = (await import(`${remotes}/${area}/mount`)) as { default: MicroApp }; // what every area exports
  return app;
}

interface ReportParts {
  snapshot: Snapshot;
  sections: SectionData;
}

/** The report as the area makes it of a snapshot. */
async function reportOf(snapshot: Snapshot, sections: SectionData): Promise<ReportDocument> {
  const file = `${remotes}/gespraechszusammenfassung/shared/report/conversationSummary`;
  const { conversationSummary } = (await import(file)) as {
    conversationSummary(parts: ReportParts, settings: typeof words): ReportDocument;
  };
  return conversationSummary({ snapshot, sections }, words);
}

const i18n = createI18n('gespraechszusammenfassung', { de }, 'de');
i18n.addResourceBundle('de', 'gespraechszusammenfassung', preview, true);
i18n.addResourceBundle('de', 'household/figures', figureWords);
for (const [document, codes] of Object.entries(documentWords))
  i18n.addResourceBundle('de', `household/${document}`, codes);
const words = {
  t: i18n.getFixedT('de', [
    'gespraechszusammenfassung',
    'household/assets',
    'household/contracts',
    'household/expenses',
    'household/incomes',
    'household/liabilities',
    'household/needDecisions',
  ]),
  word: i18n.getFixedT('de', 'household/figures'),
  format: createFormat('de'),
  withBalance: true,
  documentId: '44444444-0000-4000-8000-000000000001',
};

const tab = (name: RegExp) => async (page: HTMLElement) =>
  userEvent.click(await within(page).findByRole('tab', { name }));

async function viewAt(
  area: AreaName,
  address: string,
  snapshot: Snapshot,
  sample: SampleHousehold,
  open?: (page: HTMLElement) => Promise<void>,
): Promise<View> {
  const services = createTestServices([testHousehold(sample)]);
  const { payload: _, ...line } = snapshot;
  services.intercept(({ url }) => {
    if (url.pathname.endsWith('/snapshots')) return json(200, [line]);
    if (url.pathname.endsWith('/reports')) return json(200, []);
    if (url.pathname.endsWith('/rating-averages')) return json(200, { ratings: 0 });
    return url.pathname.endsWith(snapshot.snapshotId) ? json(200, poorer(snapshot)) : undefined;
  });
  const { element, mounted } = await renderArea(await mountOf(area), { path: address, services });
  await settled(element);
  if (open) await open(element);
  const view = viewOfPage(element);
  await act(() => mounted.unmount());
  element.remove();
  return view;
}

/** Without what is owned: compared with it, something has changed. */
const poorer = ({ payload, ...snapshot }: Snapshot): Snapshot => ({
  ...snapshot,
  payload: { ...payload, sections: { ...payload.sections, assets: { items: {} } } },
});

/** Until a page says the same for a while and nothing on it is still to come. */
async function settled(page: HTMLElement): Promise<void> {
  let before = '';
  for (let same = 0; same < 3; ) {
    await act(() => new Promise((done) => setTimeout(done, 15)));
    const now = page.textContent ?? '';
    same = now === before && !page.querySelector('[aria-busy=true]') ? same + 1 : 0;
    before = now;
  }
}

/** Frozen as the services do it, of another day so that it is compared with today. */
function snapshotOf(sample: SampleHousehold): Snapshot {
  const sections = documentsOf(sample);
  const { householdId, legacyHouseholdId } = sample;
  const figures = figuresOf(sections);
  return {
    snapshotId: '55555555-0000-4000-8000-000000000001',
    householdId,
    label: 'Sicherung',
    occasion: 'annualReview',
    createdAt: '2026-09-30T10:00:00.000Z',
    createdBy: 'Petra Beispiel',
    sha256: 'ab'.repeat(32),
    figures,
    reports: 0,
    payload: {
      schemaVersion: 1,
      engineVersion: '1.0.0',
      lawYear: 2026,
      referenceDate: '2026-10-01',
      household: { householdId, legacyHouseholdId, name: testHousehold(sample).summary.name },
      versions: {},
      sections,
      figures,
    },
  };
}
