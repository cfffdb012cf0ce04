import {
  type DocumentReader,
  type OwnCore,
  ownCore,
  defineScreen,
  type PageProps,
  readDocument,
  type SectionData,
} from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import type { SharedStore } from '@vp-digital/core/shell';
import { createAreaApi } from '@vp-digital/core/services';
import { screen } from '@testing-library/react';
import { defineMicroApp } from './defineMicroApp';
import { usePartlyKnown } from './documents/usePartlyKnown';
import { NewerEntries } from './entries/NewerEntries';
import { createTestServices, renderArea, testHouseholds } from './testing';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const documents = ['assets'] as const;

function Assets({ data }: PageProps<Pick<SectionData, 'assets'>>) {
  return (
    <main tabIndex={-1}>
      <p>{`${Object.keys(data.assets.items).length} known`}</p>
      <p>{usePartlyKnown(documents) ? 'none is summed' : 'all are summed'}</p>
      <NewerEntries section="assets" />
    </main>
  );
}

/** As a release would read that has had no securities. */
const readByOlder: DocumentReader = (section, written) =>
  readDocument(
    section,
    JSON.parse(JSON.stringify(written).replaceAll('"kind":"securities"', '"kind":"notKnownYet"')),
  );
const older: OwnCore = {
  ...ownCore,
  version: '0.9.0',
  fetchReader: async () => void (older.read = readByOlder),
};

function open(own: OwnCore, shared?: SharedStore) {
  const route = shared ? routes.incomeProtectionNeed : routes.balanceSheet;
  const area = defineMicroApp(
    defineArea(route.area, [
      defineScreen(route, { page: async () => ({ default: Assets }), documents, tolerant: true }),
    ]),
    { areaApi: createAreaApi(route.area), ownCore: own, version: '1.0.0' },
  );
  return renderArea(area, {
    path: route.href({ householdId }),
    services: createTestServices([musterhaus]),
    ...(shared && { shared }),
  });
}

const kinds = Object.values(musterhaus.sections.assets?.items ?? {}).map(({ kind }) => kind);
const securities = kinds.filter((kind) => kind === 'securities');

test('an area of the floors’ own version reads by what they know, and fetches no reader', async () => {
  const fetchReader = jest.fn(ownCore.fetchReader);
  await open({ ...ownCore, fetchReader });
  expect(await screen.findByText(`${kinds.length} known`)).toBeVisible();
  expect(fetchReader).not.toHaveBeenCalled();
});

test('an older area reads by its own copy what a newer shell’s floors would know: no figure goes on without it', async () => {
  expect(securities.length).toBeGreaterThan(0);
  await open(older);
  expect(await screen.findByText('none is summed')).toBeVisible();
  expect(screen.getByText(`${kinds.length - securities.length} known`)).toBeVisible();
  expect(screen.getAllByText('Eintrag aus einer neueren Fassung')).toHaveLength(securities.length);
});

test('what a newer area has read on the page, an older one reads again by its own copy', async () => {
  const { shared } = await open(ownCore);
  expect(await screen.findByText('all are summed')).toBeVisible();
  await open(older, shared);
  expect(await screen.findByText('none is summed')).toBeVisible();
});

test('an older area whose reader cannot be fetched says so to the shell, and shows nothing read by newer floors', async () => {
  const fetchReader = () => Promise.reject(new Error('the reader is missing'));
  await expect(open({ ...older, fetchReader })).rejects.toThrow('the reader is missing');
  expect(screen.queryByRole('main')).toBeNull();
});
