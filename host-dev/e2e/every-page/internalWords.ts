import type { SectionName } from '@vp-digital/core/household';
import { householdId } from '../team';

/**
 * What of household 2 no customer's page shows: numbers of contracts and of the tax office as its sample has them, and what
 * `plantInternalWords` adds.
 */
export const internalWords = [
  'WG-2019/4711-02',
  '86 471 508 K',
  '5530.8842.17',
  '08529630727',
  '09630741837',
  'nur unter uns besprochen',
  'DE02120300000000202051',
  'BYLADEM1001',
] as const;

/** Writes an internal note, and an account, into documents that the sample does not have. */
export async function plantInternalWords(
  write: (householdId: string, section: SectionName, data: object) => Promise<unknown>,
): Promise<void> {
  const note = {
    position: 0,
    kind: 'note',
    text: 'nur unter uns besprochen',
    visibility: 'internal',
    writtenAt: '2026-09-30T10:00:00Z',
    done: false,
    inReport: true,
  };
  const said = { ...note, text: 'Haus <b onclick="x()">bald</b> verkaufen', visibility: 'customer' };
  const account = {
    position: 0,
    personIds: [],
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    holder: 'Jonas Musterhaus',
  };
  const id = (number: number) => `77777777-0000-4000-8000-00000000000${number}`;
  await write(householdId(2), 'recap', { items: { [id(1)]: note, [id(2)]: { ...said, position: 1 } } });
  await write(householdId(2), 'bankAccounts', { items: { [id(3)]: account } });
}
