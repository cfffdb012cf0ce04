import { chaptersOfKind, type Report, type ReportComposition } from '@vp-digital/core/contracts';
import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { needComparison } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { routes } from '@vp-digital/core/reference';
import { clearDrafts } from '@vp-digital/core/services';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../mount';
import { snapshotOf } from '../../shared/report/testing';
import { composerHref } from '../../shared/report-links/composerAddress';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const recapId = '66666666-0000-4000-8000-000000000001';
const reportId = '44444444-0000-4000-8000-000000000001';
const plain = snapshotOf({
  recap: {
    items: {
      [recapId]: {
        kind: 'decision',
        text: 'Reserve zuerst',
        position: 0,
        visibility: 'customer',
        writtenAt: '2026-10-01T09:00:00.000Z',
        done: false,
        inReport: true,
      },
    },
  },
});
const adviceId = '66666666-0000-4000-8000-000000000002';
const withAdvice = snapshotOf({
  recap: {
    items: {
      [adviceId]: {
        kind: 'note',
        text: 'Sparplan beginnen',
        position: 0,
        visibility: 'customer',
        writtenAt: '2026-10-01T09:00:00.000Z',
        done: false,
        inReport: true,
        isAdvice: true,
      },
    },
  },
});
const { snapshotId } = plain;
const draft: Report = {
  reportId,
  snapshotId,
  kind: 'conversationSummary',
  status: 'draft',
  createdAt: '2026-10-01T10:00:00.000Z',
  createdBy: 'Petra Beispiel',
  deliveries: [],
  links: [],
};
const place = { householdId, snapshotId, reportId };

/** Services that keep the composition as ours do. */
async function open(path = composerHref(place), begun: Report = draft, snapshot = plain) {
  let report = begun;
  const kept: ReportComposition[] = [];
  const asked: string[] = [];
  let isDown = false;
  let isClosed = false;
  const services = createTestServices([musterhaus]);
  services.intercept(({ url, method, body }) => {
    const { pathname } = url;
    if (method === 'PUT' && pathname.endsWith('/composition')) {
      if (isDown) return problemAnswer(500, 'internal');
      if (isClosed || report.status !== 'draft') return problemAnswer(409, 'conflict');
      const data = body as ReportComposition; // what the page sent
      kept.push(data);
      report = { ...report, composition: { version: (report.composition?.version ?? 0) + 1, data } };
      return json(200, report);
    }
    if (method === 'POST' && /\/(snapshots|reports)$/.test(pathname)) {
      asked.push(pathname.split('/').at(-1) ?? '');
      return json(201, pathname.endsWith('/reports') ? report : snapshot);
    }
    if (pathname.endsWith('/snapshots')) return json(200, [snapshot]);
    if (pathname.endsWith('/reports')) return json(200, [report]);
    return pathname.endsWith(`/snapshots/${snapshotId}`) ? json(200, snapshot) : undefined;
  });
  const rendered = await renderArea(area, { path, services });
  return {
    ...rendered,
    kept,
    asked,
    setDown: (down: boolean) => {
      isDown = down;
    },
    setClosed: (now: boolean) => {
      isClosed = now;
    },
    release: () => {
      report = { ...report, status: 'released' };
    },
  };
}

afterEach(() => clearDrafts('petra'));

const chapters = () => screen.findByRole('list', { name: 'Kapitel' });

test('a chapter is left out and that is kept at once; one that is needed has no switch, and why is said', async () => {
  const { kept } = await open();
  const list = await chapters();
  expect(within(list).getAllByRole('listitem')).toHaveLength(chaptersOfKind.conversationSummary.length);
  expect(screen.getByText('10 Kapitel nach der ersten Seite')).toBeVisible();
  await userEvent.click(within(list).getByRole('switch', { name: /Ihre Ausgaben/ }));
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(kept[0]?.chapters).toContainEqual({ chapter: 'expenses', shown: false });
  expect(await screen.findByText('9 Kapitel nach der ersten Seite')).toBeVisible();
  expect(within(list).queryByRole('switch', { name: /Wünsche und Bedürfnisse/ })).toBeNull();
  expect(screen.getByText(/^Was der Haushalt zu seinen Themen gesagt hat, bleibt immer dabei/)).toBeVisible();
});

test('before the release it says which gaps have no decision, and where one is made', async () => {
  const [, sample] = sampleHouseholds;
  await open();
  const { open: gaps } = needComparison({ household: documentsOf(sample), date: '2026-10-01' });
  expect(await screen.findByText(`Zu ${gaps.length} Lücken ist nichts entschieden`)).toBeVisible();
  expect(screen.getByText(/Die Zusammenfassung sagt es so: .*Notgroschen/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Soll-Ist-Vergleich' })).toHaveAttribute(
    'href',
    `${routes.comparison.href({ householdId })}?fokus=entscheidung&entwurf=${snapshotId}_${reportId}`,
  );
  expect(screen.getByRole('button', { name: 'In neuen Stand übernehmen' })).toBeVisible();
});

test('own words are kept when their field is left, and what is no placeholder is not taken', async () => {
  const { kept, state } = await open();
  const greeting = await screen.findByRole('textbox', { name: 'Anrede' });
  await userEvent.type(greeting, 'Liebe Familie {{haushalt},');
  expect(Object.values(state().session.dirty)).toMatchObject([{ label: 'Zusammenfassung gestalten' }]);
  await userEvent.tab();
  await waitFor(() => expect(kept.at(-1)?.greeting).toBe('Liebe Familie {haushalt},'));
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  await userEvent.type(screen.getByRole('textbox', { name: 'Anschreiben' }), 'Hallo {{hund}');
  await userEvent.tab();
  expect(await screen.findByText('hund ist kein Platzhalter')).toBeVisible();
  expect(kept.at(-1)?.letter).toBeUndefined();
});

test('a proposal fills both texts with the placeholders that have a value', async () => {
  const { kept } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Vorschlag einsetzen' }));
  await waitFor(() => expect(kept.at(-1)?.greeting).toBe('Guten Tag {haushalt},'));
  expect(kept.at(-1)?.letter).toContain('{berater}');
  expect(screen.getByRole('textbox', { name: 'Anrede' })).toHaveValue('Guten Tag {haushalt},');
  expect(screen.queryByRole('button', { name: 'Vorschlag einsetzen' })).toBeNull();
});

test('amounts are hidden, and an entry of the talk is left out', async () => {
  const { kept } = await open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Beträge verbergen' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Reserve zuerst' }));
  await waitFor(() => expect(kept.at(-1)).toEqual({ chapters: [], hidesAmounts: true, leftOut: [recapId] }));
});

test('what is not kept stays and is said, and goes with the next try', async () => {
  const { kept, setDown } = await open();
  const list = await chapters();
  setDown(true);
  await userEvent.click(within(list).getByRole('switch', { name: /Ihre Ausgaben/ }));
  const retry = await screen.findByRole('button', { name: 'Noch einmal speichern' });
  expect(within(list).getByRole('switch', { name: /Ihre Ausgaben/ })).not.toBeChecked();
  setDown(false);
  await userEvent.click(retry);
  await waitFor(() => expect(kept).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Noch einmal speichern' })).toBeNull());
});

test('one that somebody has released meanwhile is changed no more', async () => {
  const { kept, release } = await open();
  const list = await chapters();
  release();
  await userEvent.click(within(list).getByRole('switch', { name: /Ihre Ausgaben/ }));
  expect(await screen.findByText(/ist (inzwischen )?freigegeben/)).toBeVisible();
  expect(kept).toEqual([]);
});

test('where the household was closed meanwhile that is said, and nothing typed is lost', async () => {
  const { kept, setClosed } = await open();
  setClosed(true);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Anrede' }), 'Liebe Aylin');
  await userEvent.tab();
  expect(await screen.findByText(/^Dieser Haushalt ist inzwischen geschlossen/)).toBeVisible();
  expect(screen.queryByText(/freigegeben/)).toBeNull();
  setClosed(false);
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal speichern' }));
  await waitFor(() => expect(kept.at(-1)?.greeting).toBe('Liebe Aylin'));
});

test('without a report one chooses the stand: today’s is saved for it, a draft is gone on with', async () => {
  const { asked, path } = await open(routes.reportCreation.href({ householdId }));
  expect(await screen.findByRole('link', { name: /^Entwurf von .* fortsetzen$/ })).toHaveAttribute(
    'href',
    composerHref(place),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Heute sichern und beginnen' }));
  await waitFor(() => expect(path()).toBe(composerHref(place)));
  expect(asked).toEqual(['snapshots', 'reports']);
});

test('a text with a gap is not released, and the way to the text is there', async () => {
  const data = { chapters: [], letter: 'bis {termin}' };
  await open(routes.reportPreview.href(place), { ...draft, composition: { version: 1, data } });
  expect(await screen.findByText('Ein Platzhalter hat keinen Wert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Freigeben' })).toBeDisabled();
  for (const link of screen.getAllByRole('link', { name: /gestalten/i }))
    expect(link).toHaveAttribute('href', composerHref(place));
});

test('a chapter has a text of its own behind a button; it takes the focus, is kept when left and refuses what is no variable', async () => {
  const { kept } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Text hinzufügen Ihr Monat' }));
  const field = screen.getByRole('textbox', { name: 'Eigener Text: Ihr Monat' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'Stand {{stand}.');
  await userEvent.tab();
  await waitFor(() =>
    expect(kept.at(-1)?.chapters).toContainEqual({ chapter: 'month', shown: true, text: 'Stand {stand}.' }),
  );
  await userEvent.type(field, ' {{hund}');
  await userEvent.tab();
  expect(await screen.findByText('hund ist kein Platzhalter')).toBeVisible();
  expect(kept.at(-1)?.chapters).toContainEqual({ chapter: 'month', shown: true, text: 'Stand {stand}.' });
  expect(screen.queryByRole('button', { name: 'Text hinzufügen Ihr Monat' })).toBeNull();
  await userEvent.clear(field);
  await userEvent.tab();
  await waitFor(() => expect(kept.at(-1)?.chapters).toContainEqual({ chapter: 'month', shown: true }));
});

test('another kind has other chapters; what was written for the old ones goes only after a question', async () => {
  const { kept } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Beratungsdokumentation' }));
  await waitFor(() => expect(kept.at(-1)).toEqual({ chapters: [], kind: 'adviceRecord' }));
  expect(within(await chapters()).getAllByRole('listitem')).toHaveLength(6);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Begründung' }), 'Zwei Einkommen');
  await userEvent.tab();
  await waitFor(() => expect(kept.at(-1)?.record).toEqual({ complexityReason: 'Zwei Einkommen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Analysebericht' }));
  const question = await screen.findByRole('dialog', { name: 'Art wechseln?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Abbrechen' }));
  expect(kept.at(-1)?.kind).toBe('adviceRecord');
  await userEvent.click(screen.getByRole('button', { name: 'Analysebericht' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Art wechseln' }));
  await waitFor(() => expect(kept.at(-1)).toEqual({ chapters: [], kind: 'analysis' }));
});

test('a report on health insurance has its own chapters, and another kind after it nothing of it', async () => {
  const { kept } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'PKV-Bericht' }));
  await waitFor(() =>
    expect(kept.at(-1)).toEqual({ chapters: [], kind: 'analysis', focus: 'healthInsurance' }),
  );
  expect(within(await chapters()).getAllByRole('listitem')).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Analysebericht' }));
  await waitFor(() => expect(kept.at(-1)).toEqual({ chapters: [], kind: 'analysis' }));
});

test('advice is told with its reasons and the decision, and what is taken out comes back by one press', async () => {
  const { kept } = await open(composerHref(place), {
    ...draft,
    composition: { version: 1, data: { chapters: [], kind: 'adviceRecord' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Anderen Rat hinzufügen' }));
  const group = await screen.findByRole('group', { name: 'Empfehlung 1' });
  const advice = within(group).getByRole('textbox', { name: 'Rat' });
  expect(advice).toHaveFocus();
  await userEvent.type(advice, 'Reserve aufbauen');
  await userEvent.type(within(group).getByRole('textbox', { name: 'Gründe' }), 'Sie reicht nicht');
  await userEvent.click(within(group).getByRole('button', { name: 'vertagt' }));
  const known = { advice: 'Reserve aufbauen', reason: 'Sie reicht nicht', decision: 'later' };
  await waitFor(() => expect(kept.at(-1)?.record?.recommendations).toMatchObject([known]));
  await userEvent.click(within(group).getByRole('button', { name: 'Empfehlung 1 entfernen' }));
  await waitFor(() => expect(kept.at(-1)?.record).toEqual({}));
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(kept.at(-1)?.record?.recommendations).toMatchObject([known]));
});

test('advice that was noted in the talk stands there; it is told otherwise, left out and brought back', async () => {
  const data: ReportComposition = { chapters: [], kind: 'adviceRecord' };
  const begun = { ...draft, composition: { version: 1, data } };
  const { kept } = await open(composerHref(place), begun, withAdvice);
  const group = await screen.findByRole('group', { name: 'Empfehlung 1' });
  expect(within(group).getByRole('textbox', { name: 'Rat' })).toHaveValue('Sparplan beginnen');
  expect(within(group).getByText(/^Aus den Gesprächsnotizen/)).toBeVisible();
  await userEvent.type(within(group).getByRole('textbox', { name: 'Gründe' }), 'Die Rente reicht nicht');
  await userEvent.tab();
  const known = { id: adviceId, advice: 'Sparplan beginnen', reason: 'Die Rente reicht nicht' };
  await waitFor(() => expect(kept.at(-1)?.record?.recommendations).toEqual([known]));
  await userEvent.click(within(group).getByRole('button', { name: 'Empfehlung 1 entfernen' }));
  await waitFor(() => expect(kept.at(-1)).toMatchObject({ record: {}, leftOut: [adviceId] }));
  expect(screen.queryByRole('group', { name: 'Empfehlung 1' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(kept.at(-1)?.record?.recommendations).toEqual([known]));
  expect(kept.at(-1)?.leftOut).toBeUndefined();
});

test('a record that lacks something is not released, and each way leads to the very field', async () => {
  const data: ReportComposition = { chapters: [], kind: 'adviceRecord' };
  await open(routes.reportPreview.href(place), { ...draft, composition: { version: 1, data } });
  expect(await screen.findByText('Die Komplexität fehlt')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Freigeben' })).toBeDisabled();
  const item = screen.getByText('Der Rat fehlt').closest('li');
  expect(within(item ?? document.body).getByRole('link')).toHaveAttribute('href', composerHref(place, 'rat'));
  expect(screen.getByText('Die Erstinformation ist nicht festgehalten')).toBeVisible();
  expect(screen.getByRole('button', { name: 'In neuen Stand übernehmen' })).toBeVisible();
});
