import { openDatabase } from './database';
import { generateHousehold } from './seed';
import { listHouseholds, countHouseholds } from './households';
const d = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataFolder: '' });
const caller = {
  userId: 'sabine',
  name: '',
  permissions: new Set<string>(),
  fileRights: new Set<string>(),
  contract: '4700',
};
const by: Record<string, number[]> = {};
for (let n = 0; n < 60; n++) {
  const h = generateHousehold(1, n * 1601);
  const p = Object.values(h.persons)[0]!;
  const a = Object.values(h.addresses)[0]!;
  const L = p.lastName;
  for (const [k, query] of Object.entries({
    e: '',
    l1: L.slice(0, 1),
    l2: L.slice(0, 2),
    l3: L.slice(0, 3),
    full: L,
    fn: L + ' ' + p.firstName.slice(0, 2),
    plz: L + ' ' + a.postalCode,
    ss: L.slice(0, 1) + ' ' + p.firstName.slice(0, 1),
  })) {
    let s = performance.now();
    await listHouseholds(d.q, { caller, query }, { first: 20, after: undefined, descending: false });
    (by[k + ' list'] ??= []).push(performance.now() - s);
    s = performance.now();
    await countHouseholds(d.q, { caller, query });
    (by[k + ' count'] ??= []).push(performance.now() - s);
  }
}
for (const [k, v] of Object.entries(by)) {
  v.sort((a, b) => a - b);
  console.log(k.padEnd(12), v[30]!.toFixed(1), v[56]!.toFixed(1));
}
await d.close();
