import { createSharedStore, selectDirty, type WithSession } from '@vp-digital/core/session';
import { invalidName, UnsavedEntries } from './unsavedEntries';

const net = '2/incomes/items/1/net';
const entry = { label: 'Jonas: Netto', state: 'editing' as const };

/** An area mounted twice on one page. */
function mountTwice() {
  const { store } = createSharedStore();
  const keys = () => Object.keys(selectDirty(store.getState() as WithSession)); // made with the session slice
  return { keys, page: new UnsavedEntries('analysis', store), side: new UnsavedEntries('analysis', store) };
}

test('one mount that goes, or drops what was typed in it, leaves the entries of the other', () => {
  for (const end of ['close', 'clearAll'] as const) {
    const { keys, page, side } = mountTwice();
    page.set(net, entry);
    page.set(invalidName(net), entry);
    side.set(invalidName('2/recap/items/1/text'), entry);
    side[end]();
    expect(keys()).toEqual([`analysis:${net}`, `analysis:${net}:invalid`]);
    page.close();
    side.close();
  }
});

test('a field that both have open is open until both are done', () => {
  const { keys, page, side } = mountTwice();
  page.set(net, entry);
  side.set(net, entry);
  page.clear(net);
  expect(keys()).toEqual([`analysis:${net}`]);
  side.clear(net);
  expect(keys()).toEqual([]);
});

test('an entry that is said again with each key is told once', () => {
  const { store } = createSharedStore();
  const page = new UnsavedEntries('analysis', store);
  const heard = jest.fn();
  page.set(net, entry);
  store.subscribe(heard);
  page.set(net, { ...entry });
  expect(heard).not.toHaveBeenCalled();
  page.set(net, { ...entry, state: 'saving' });
  page.set(net, { ...entry, state: 'saving', kept: true });
  expect(heard).toHaveBeenCalledTimes(2);
  page.close();
});

test('what an earlier mount has left on the device is dropped by who drops everything', () => {
  const { keys, page, side } = mountTwice();
  side.set(net, entry);
  side.close();
  expect(keys()).toEqual([`analysis:${net}`]);
  page.clearAll();
  expect(keys()).toEqual([]);
});

test('text that was no value goes with its field, or with the entry that its field belongs to', () => {
  const { keys, page } = mountTwice();
  for (const name of ['1/gross', '1/specialPayments/7/net', '12/net'])
    page.set(invalidName(`2/incomes/items/${name}`), entry);
  page.set('2/incomes/items/1/net', entry); // on its way: the queue answers for it
  page.forget('2/incomes/items/12/net');
  page.forget('2/incomes/items/1');
  expect(keys()).toEqual(['analysis:2/incomes/items/1/net']);
});
