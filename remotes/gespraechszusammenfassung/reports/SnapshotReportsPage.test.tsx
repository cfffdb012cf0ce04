import { sampleHouseholds } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  problemAnswer,
  renderArea,
  testHousehold,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen } from '@testing-library/react';
import area from '../mount';

const [sample] = sampleHouseholds;
const { householdId } = sample;

test.each([
  ['is none at all', 'not-a-uuid', problemAnswer(400, 'invalid')],
  ['is somebody else’s', '55555555-0000-4000-8000-000000000009', problemAnswer(403, 'forbidden')],
])(
  'an address whose snapshot %s is refused, and not offered to be loaded again',
  async (_, snapshotId, answer) => {
    const services = createTestServices([testHousehold(sample)]);
    services.intercept(({ url }) => (url.pathname.endsWith(snapshotId) ? answer.clone() : undefined));
    await renderArea(area, { path: routes.snapshotReports.href({ householdId, snapshotId }), services });
    expect(await screen.findByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Erneut/ })).toBeNull();
  },
);
