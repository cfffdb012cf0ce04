import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestServices, type TestServices } from '../testing';
import type { Query } from './database';
import { requireOwned } from './ownedStores';

describe('what is kept for households', () => {
  let services: TestServices;
  before(async () => {
    services = await startTestServices();
  });
  after(() => services.dispose());

  /** With a schema that then was never there. */
  const withSchema = async (statements: string[], look: (q: Query) => Promise<void>) => {
    const back = new Error('back');
    const tried = services.database.tx(async (q) => {
      for (const statement of statements) await q(statement);
      await look(q);
      throw back;
    });
    await assert.rejects(tried, back);
  };
  const basket = 'create table basket (household_id uuid references household on delete cascade)';

  it('is declared, as the schema deletes it: otherwise the services do not start', async () => {
    await requireOwned(services.database.q);
    await withSchema([basket], (q) => assert.rejects(requireOwned(q), /basket does not say whose it is/));
    const kept = 'alter table household_file drop constraint household_file_household_id_fkey';
    await withSchema([kept], (q) =>
      assert.rejects(requireOwned(q), /household_file is not removed, as files says/),
    );
  });

  it('and was added by a newer release is for that one to declare: this one goes on beside it', async () => {
    const later = "insert into schema_migration (name, sum, at) values ('9999-later.sql', '', now())";
    await withSchema([basket, later], requireOwned);
  });
});
