import { createSharedStore, householdEntered, type WithSession } from '@vp-digital/core/session';
import { testConfig } from '@vp-digital/core/shell/testing';
import { createShellBus } from '@vp-digital/core/shell';
import type { Shell } from '../session/createShell';
import { answerNavigation } from '../session/answers/answerNavigation';
import { createValue } from '../value/createValue';
import { openExternal } from './openExternal';

const householdId = '11111111-0000-4000-8000-000000000002';

function setUp() {
  const { store } = createSharedStore();
  store.dispatch(householdEntered({ householdId, legacyHouseholdId: 1002, name: 'Musterhaus', caption: '' }));
  const sent: unknown[] = [];
  const returned = createValue(0);
  const shell = {
    bus: { send: (type: string, payload: unknown) => sent.push([type, payload]) },
    config: testConfig,
    state: () => store.getState() as WithSession, // made with the session slice
    returned,
  };
  return { shell, sent, returned };
}

const opened = jest.spyOn(window, 'open').mockReturnValue(null);
const leave = () => window.dispatchEvent(new Event('blur'));
const comeBack = () => window.dispatchEvent(new Event('focus'));

test.each(['https://documentCollection.example/', 'https://costAverage.example/'])(
  'who comes back from %s finds the pages read anew, once',
  (url) => {
    const { shell, sent, returned } = setUp();
    openExternal(shell, url);
    expect(opened).toHaveBeenLastCalledWith(url, '_blank', 'noopener,noreferrer');
    comeBack(); // it has not been left yet
    expect(sent).toEqual([]);
    leave();
    comeBack();
    comeBack();
    expect(sent).toEqual([['setRefetchPersonList', { householdId, refetch: true }]]);
    expect(returned.current()).toBe(1);
  },
);

test.each(['https://companyPresentation.example/', 'https://elsewhere.example/'])(
  'what changes nothing of the household (%s) is only opened',
  (url) => {
    const { shell, sent, returned } = setUp();
    openExternal(shell, url);
    leave();
    comeBack();
    expect([sent, returned.current()]).toEqual([[], 0]);
  },
);

test.each([
  ['opens the app of the environment', 'https://documentCollection.example/', 1],
  ['does nothing where there is none', undefined, 0],
])('a document to be captured (documentUpload) %s', (_, documentCollection, windows) => {
  const bus = createShellBus((error) => {
    throw error;
  });
  const { shell } = setUp();
  const external = documentCollection === undefined ? {} : { documentCollection };
  const answering = { ...shell, bus, config: { ...testConfig, external } };
  answerNavigation(answering as unknown as Shell); // what it uses of the shell for this message
  opened.mockClear();
  bus.port().send('documentUpload', { householdId, accept: ['application/pdf'], maxBytes: 1_000 });
  expect(opened).toHaveBeenCalledTimes(windows);
  if (documentCollection) expect(opened.mock.calls[0]?.[0]).toBe(documentCollection);
});
