import { readRegistry } from '../build/registry';
import { countMemory } from './countMemory';
import { expect, householdId, legacyHouseholdId, openSignedIn, patience, test } from './fixtures';
import { cycle, pageOfArea, prepareCycles } from './mountCycles';

const cycles = 10;

test('an area that comes and goes leaves no node and no listener behind', { tag: '@alone' }, async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/haushalt', 'sabine');
  await expect(page.getByRole('searchbox')).toBeVisible();
  const protocol = await context.newCDPSession(page);
  for (const [area, { manifest }] of Object.entries(readRegistry())) {
    await prepareCycles(
      page,
      pageOfArea(manifest, { householdId: householdId(2), legacyHouseholdId: legacyHouseholdId(2) }),
    );
    await cycle(page, 3); // what is made once is there
    const before = await countMemory(protocol);
    await cycle(page, cycles);
    // a leak is at least one of a mount; what a last call has under way goes meanwhile
    await expect(async () => {
      const { nodes, listeners } = await countMemory(protocol);
      expect(nodes - before.nodes, `${area}: nodes`).toBeLessThan(cycles);
      expect(listeners - before.listeners, `${area}: listeners`).toBeLessThan(cycles);
    }).toPass({ timeout: patience(30_000) });
  }
});
