import type { Administration, MergePreview } from '@vp-digital/core/contracts';
import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../../mount';

const [other, household] = testHouseholds;
const { householdId, name } = household.summary;
const otherId = other.summary.householdId;

const file: Administration = {
  householdId,
  legacyHouseholdId: 100_002,
  name,
  status: 'active',
  mayAdminister: true,
  responsible: { name: 'Petra Beispiel', contract: '4711' },
  colleagues: [],
  recipients: [],
  retention: [],
  held: [],
  sharedWith: [],
};
const idOf = (last: number) => `55555555-0000-4000-8000-00000000000${last}`;
const person = (last: number, firstName: string, birthDate: string) => ({
  personId: idOf(last),
  firstName,
  lastName: 'Muster',
  birthDate,
});
const preview: MergePreview = {
  here: { name, persons: [person(1, 'Jonas', '1985-03-02'), person(2, 'Aylin', '1987-09-14')] },
  there: {
    name: other.summary.name,
    legacyHouseholdId: 100_001,
    persons: [person(3, 'Jonas', '1985-03-02'), person(4, 'Kim', '2010-01-01')],
  },
  pairs: [{ here: idOf(1), there: idOf(3) }],
  obstacles: [],
  sections: [
    { section: 'persons', here: 1, there: 1, added: 1, suggested: 'here', allowsBoth: false },
    { section: 'incomes', here: 2, there: 3, added: 0, suggested: 'there', allowsBoth: true },
    { section: 'goals', here: 4, there: 0, added: 0, allowsBoth: true },
  ],
  readers: [],
  snapshots: 2,
  files: 1,
  basis: 'basis',
};

/** The administration of the one household; the other one is found and chosen. */
async function choose(
  seen: Partial<MergePreview> = {},
  merge: () => Response = () => json(201, { versions: { incomes: 3 } }),
  revoke: (pathname: string) => void = () => {},
) {
  const services = createTestServices([household, other].flatMap((one) => one ?? []));
  const asked: unknown[] = [];
  const merged: unknown[] = [];
  services.intercept(({ url, method, body }) => {
    const { pathname } = url;
    if (pathname.endsWith('/audit')) return json(200, { entries: [] });
    if (pathname.endsWith('/snapshots')) return json(200, []);
    if (pathname.endsWith('/merge-preview')) {
      asked.push(body);
      return json(200, { ...preview, ...seen });
    }
    if (pathname.endsWith('/merge')) {
      merged.push(body);
      return merge();
    }
    if (pathname.endsWith('/revocation')) {
      revoke(pathname);
      return json(201, {});
    }
    if (pathname.endsWith('/administration') && method === 'GET') return json(200, file);
    return undefined;
  });
  const { state } = await renderArea(haushalt, {
    path: routes.householdAdministration.href({ householdId }),
    services,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Haushalte zusammenführen' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Wird aufgenommen' }), 'Muster');
  await userEvent.click(await screen.findByRole('option', { name: /, Lena/ }));
  return { asked, merged, state };
}

const confirm = () => screen.getByRole('button', { name: 'Endgültig zusammenführen' });
const typeName = async () =>
  userEvent.type(screen.getByRole('textbox', { name: 'Name des Haushalts' }), preview.there.name);

test('the preview says who is who and from where everything is taken; the newer side is suggested', async () => {
  await choose();
  expect(await screen.findByText(/lässt sich nicht zurücknehmen/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Jonas Muster \(02.03.1985\) ist dort/ })).toHaveTextContent(
    'Jonas',
  );
  expect(screen.getByText('Kommt dazu: Kim Muster (01.01.2010)')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Einkommen/ })).toHaveTextContent('Von dort (3)');
  expect(screen.getByText('4 von hier')).toBeInTheDocument();
  expect(screen.getByText(/Stände \(2\), Dateien \(1\)/)).toHaveTextContent(
    'Die Nummer 100001 führt künftig hierher.',
  );
  expect(confirm()).toBeDisabled();
});

test('what is chosen is merged, after the name is typed', async () => {
  const { asked, merged, state } = await choose();
  await userEvent.click(await screen.findByRole('combobox', { name: /^Einkommen/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Beides (2 + 3)' }));
  await typeName();
  await userEvent.click(confirm());
  const take = [{ section: 'incomes', side: 'both' }];
  await waitFor(() =>
    expect(merged).toEqual([
      { otherId, pairs: preview.pairs, take, basis: 'basis', name: preview.there.name },
    ]),
  );
  // every area that holds an older version reads it anew
  await waitFor(() =>
    expect(state().session.revisions[householdId]).toMatchObject({ incomes: { version: 3 } }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([{ otherId }]); // nothing is left to be previewed
});

test('a pair is corrected by hand, and the preview is asked again', async () => {
  const { asked } = await choose();
  await userEvent.click(await screen.findByRole('combobox', { name: /^Aylin/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Kim/ }));
  const pairs = [...preview.pairs, { here: idOf(2), there: idOf(4) }];
  await waitFor(() => expect(asked).toEqual([{ otherId }, { otherId, pairs }]));
});

test('nothing is confirmed while corrected pairs are looked at', async () => {
  await choose();
  await screen.findByText(/lässt sich nicht zurücknehmen/);
  await typeName();
  expect(confirm()).toBeEnabled();
  await userEvent.click(screen.getByRole('combobox', { name: /^Aylin/ }));
  fireEvent.click(await screen.findByRole('option', { name: /^Kim/ })); // seen before the service can answer
  expect(confirm()).toBeDisabled();
  await waitFor(() => expect(confirm()).toBeEnabled());
});

test('what is open in one of them stands against it, with its reason', async () => {
  await choose({ obstacles: [{ code: 'sharedReport', householdName: preview.there.name }] });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Das geht erst, wenn „ein Dokument“ von „${preview.there.name}“ nicht mehr per Link geteilt ist`,
  );
  expect(screen.queryByRole('textbox', { name: 'Name des Haushalts' })).toBeNull();
  expect(confirm()).toBeDisabled();
});

test('what is shared by a link leads to the document, and the link is closed at once', async () => {
  const place = { snapshotId: idOf(6), reportId: idOf(7) };
  const report = { ...place, linkId: idOf(8), label: 'Beratungsprotokoll' };
  const obstacles: MergePreview['obstacles'] = [
    { code: 'sharedReport', householdName: preview.there.name, householdId: otherId, report },
  ];
  const seen: Partial<MergePreview> = { obstacles };
  const closed: string[] = [];
  await choose(seen, undefined, (pathname) => {
    closed.push(pathname);
    seen.obstacles = [];
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('wenn „Beratungsprotokoll“ von');
  expect(screen.getByRole('link', { name: 'Zum Dokument' })).toHaveAttribute(
    'href',
    routes.reportPreview.href({ householdId: otherId, ...place }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Link jetzt schließen' }));
  expect(await screen.findByText(/lässt sich nicht zurücknehmen/)).toBeVisible();
  expect(closed).toEqual([
    `/api/households/${otherId}/snapshots/${idOf(6)}/reports/${idOf(7)}/links/${idOf(8)}/revocation`,
  ]);
});

test('what was filled in ahead and sent is gone through, not thrown away', async () => {
  const obstacle = { code: 'request', householdName: preview.there.name, householdId: otherId } as const;
  await choose({ obstacles: [{ ...obstacle, intake: { linkId: idOf(8), isSent: true } }] });
  expect(await screen.findByRole('link', { name: 'Zur Vorab-Erfassung' })).toHaveAttribute(
    'href',
    `${routes.analysis.href({ householdId: otherId })}?fokus=kundenangaben`,
  );
  expect(screen.queryByRole('button', { name: 'Link jetzt schließen' })).toBeNull();
});

test('a household that was changed meanwhile is not merged; that is said where everything chosen still stands', async () => {
  const { asked } = await choose({}, () => problemAnswer(409, 'conflict'));
  await screen.findByText(/lässt sich nicht zurücknehmen/);
  await typeName();
  await userEvent.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('Nicht ausgeführt');
  expect(screen.getByRole('textbox', { name: 'Name des Haushalts' })).toHaveValue(preview.there.name);
  await waitFor(() => expect(asked).toEqual([{ otherId }, { otherId }])); // it is previewed anew
  await waitFor(() => expect(confirm()).toBeEnabled());
});

test('who will read the merged household is named, and has to be meant', async () => {
  const { merged } = await choose({ readers: [{ contract: '4700', name: 'Sabine Senior' }] });
  expect(await screen.findByText('Sabine Senior – Vertrag 4700')).toBeInTheDocument();
  await typeName();
  expect(confirm()).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Das ist so gewollt/ }));
  await waitFor(() => expect(confirm()).toBeEnabled());
  await userEvent.click(confirm());
  await waitFor(() => expect(merged).toMatchObject([{ knowsReaders: true }]));
});
