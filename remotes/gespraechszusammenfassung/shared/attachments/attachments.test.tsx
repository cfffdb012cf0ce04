import type { Report, ReportAttachment } from '@vp-digital/core/contracts';
import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composerHref } from '../report-links/composerAddress';
import area from '../../mount';
import { snapshotOf } from '../report/testing';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const snapshot = snapshotOf();
const { snapshotId } = snapshot;
const reportId = '44444444-0000-4000-8000-000000000001';
const place = { householdId, snapshotId, reportId };
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
const offer: ReportAttachment = {
  attachmentId: '77777777-0000-4000-8000-000000000001',
  name: 'Angebot.pdf',
  type: 'application/pdf',
  size: 1_240_000,
  sha256: 'cd'.repeat(32),
  addedAt: '2026-10-01T10:00:00.000Z',
  addedBy: 'Petra Beispiel',
};
const bytes = Buffer.from('%PDF-1.7');

/** Services that keep what goes along, or refuse it. */
async function open(path: string, begun: Report = draft, refuse?: () => Response) {
  let report = begun;
  const asked: string[] = [];
  const services = createTestServices([musterhaus]);
  services.intercept(({ url: { pathname }, method, body }) => {
    const name = pathname.slice(pathname.indexOf(reportId) + reportId.length + 1);
    if (name.startsWith('attachments')) {
      asked.push(`${method} ${name}`);
      if (method === 'GET') return json(200, { file: bytes.toString('base64') });
      const refused = refuse?.();
      if (refused) return refused;
      if (name.endsWith('/name'))
        report = { ...report, attachments: [{ ...offer, ...(body as { name: string }) }] }; // our own client's call
      else report = { ...report, attachments: name.endsWith('removal') ? [] : [offer] };
      return json(201, report);
    }
    if (pathname.endsWith('/snapshots')) return json(200, [snapshot]);
    if (pathname.endsWith('/reports')) return json(200, [report]);
    return pathname.endsWith(`/snapshots/${snapshotId}`) ? json(200, snapshot) : undefined;
  });
  await renderArea(area, { path, services });
  return asked;
}

const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));
const choose = async (...files: File[]) =>
  userEvent.upload(
    await screen.findByLabelText('Anlage hinzufügen', { selector: 'input' }),
    files,
    { applyAccept: false }, // what is dragged is not held to it
  );
/** jsdom's files cannot be read. */
const pdf = Object.assign(new File([bytes], 'Angebot.pdf', { type: 'application/pdf' }), {
  arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
});

test('a file goes along with a draft, and leaves it after a question', async () => {
  const asked = await open(composerHref(place));
  const card = await cardOf('Anlagen');
  await choose(pdf);
  expect(await card.findByText('Angebot.pdf')).toBeVisible();
  expect(card.getByText('1,2 MB')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Angebot.pdf entfernen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anlage entfernen?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Anlage entfernen' }));
  await waitFor(() => expect(card.queryByText('Angebot.pdf')).not.toBeInTheDocument());
  expect(asked).toEqual(['POST attachments', `POST attachments/${offer.attachmentId}/removal`]);
});

test('an attachment is called as the household shall read it, with the ending of its type', async () => {
  const asked = await open(composerHref(place), { ...draft, attachments: [offer] });
  const card = await cardOf('Anlagen');
  await userEvent.click(await card.findByRole('button', { name: 'Angebot.pdf umbenennen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wie soll die Anlage heißen?' }));
  const field = dialog.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveValue('Angebot');
  await userEvent.clear(field);
  await userEvent.click(dialog.getByRole('button', { name: 'Umbenennen' }));
  expect(dialog.getByText('Bitte einen Namen angeben')).toBeVisible();
  await userEvent.type(field, 'Ihre neue Haftpflicht');
  await userEvent.click(dialog.getByRole('button', { name: 'Umbenennen' }));
  expect(await card.findByText('Ihre neue Haftpflicht.pdf')).toBeVisible();
  expect(asked).toEqual([`POST attachments/${offer.attachmentId}/name`]);
});

test('what is of another type or too large is not sent, and the page says why; the others go along', async () => {
  const asked = await open(composerHref(place));
  const large = new File([new Uint8Array(5_000_001)], 'Scan.png', { type: 'image/png' });
  await choose(new File(['x'], 'Liste.xlsx', { type: 'application/vnd.ms-excel' }), large, pdf);
  expect(await screen.findByText('Liste.xlsx wurde nicht hinzugefügt.')).toBeVisible();
  expect(screen.getByText('Nur PDF, JPEG und PNG gehen mit.')).toBeVisible();
  expect(screen.getByText('Die Datei ist größer als 5 MB.')).toBeVisible();
  expect(await screen.findByText('Angebot.pdf')).toBeVisible();
  expect(asked).toEqual(['POST attachments']);
});

test.each([
  [
    () => problemAnswer(413, 'too-large', [{ path: '/file', code: 'attachment_quota', message: '' }]),
    'Alle Anlagen zusammen sind größer als 20 MB.',
  ],
  [
    () => problemAnswer(409, 'conflict'),
    'Die Unterlage ist inzwischen freigegeben, oder der Haushalt ist geschlossen.',
  ],
])('what the services refuse is said with the reason', async (refuse, why) => {
  await open(composerHref(place), draft, refuse);
  await choose(pdf);
  expect(await screen.findByText(why)).toBeVisible();
});

test('what goes along with a released report is fetched beside it, and nothing is taken away', async () => {
  URL.createObjectURL = () => 'blob:attachment';
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const release = {
    pdfSha256: 'ef'.repeat(32),
    pages: 3,
    language: 'de' as const,
    at: '2026-10-01T11:00:00.000Z',
    by: 'Petra Beispiel',
    isKept: true,
  };
  const released: Report = { ...draft, status: 'released', release, attachments: [offer] };
  const asked = await open(routes.reportPreview.href(place), released);
  await userEvent.click(await screen.findByRole('button', { name: 'Angebot.pdf herunterladen' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([`GET attachments/${offer.attachmentId}`]);
  expect(screen.queryByRole('button', { name: 'Angebot.pdf entfernen' })).not.toBeInTheDocument();
  saved.mockRestore();
});
