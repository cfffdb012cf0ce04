import { createSharedStore, householdEntered, type WithSession } from '@vp-digital/core/session';
import { createShellBus, type ToArea } from '@vp-digital/core/shell';
import { createValue } from '../value/createValue';
import { householdId } from './testing/testHost';
import { answerContract, passWantedContract } from './wantedContract';

const contract = { contractId: '1', householdId, params: { line: 'household', premium: 12_000 } };

function open(entered = householdId) {
  const bus = createShellBus((error) => {
    throw error;
  });
  const shared = createSharedStore();
  shared.store.dispatch(
    householdEntered({ householdId: entered, legacyHouseholdId: 7, name: 'Muster', caption: '' }),
  );
  const shell = {
    bus,
    state: () => shared.store.getState() as WithSession, // the store was made with the session slice
    wantedContract: createValue<ToArea['contractParams'] | undefined>(undefined),
  };
  answerContract(shell);
  const area = (name: string) => {
    const port = bus.port(name);
    const heard: unknown[] = [];
    port.subscribe('contractParams', (payload) => heard.push(payload));
    return { heard, port };
  };
  return { area, passContract: () => passWantedContract(shell) };
}

test('the area that comes next hears of the contract, once; who sent it does not hear itself', () => {
  const { area, passContract } = open();
  const contracts = area('analysis');
  contracts.port.send('contractParams', contract);
  contracts.port.close();
  const catalogue = area('beratung');
  passContract();
  passContract();
  expect(contracts.heard).toEqual([]);
  expect(catalogue.heard).toEqual([contract]);
});

test('an area beside it hears at once', () => {
  const { area } = open();
  const summary = area('gespraechszusammenfassung');
  area('analysis').port.send('contractParams', contract);
  expect(summary.heard).toEqual([contract]);
});

test('a contract of another household is passed to nobody', () => {
  const { area, passContract } = open('11111111-0000-4000-8000-000000000003');
  area('analysis').port.send('contractParams', contract);
  const catalogue = area('beratung');
  passContract();
  expect(catalogue.heard).toEqual([]);
});
