import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Whose draft of which document, typed on which version of it, by which mount of an area. */
export type DraftId = [
  user: string,
  householdId: string,
  section: string,
  baseVersion: number,
  owner: string,
];

/** A draft as it lies on the device. */
export interface SealedDraft {
  /** Milliseconds since 1970. */
  savedAt: number;
  nonce: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

interface DraftSchema extends DBSchema {
  /** One key per user; it cannot be exported. */
  keys: { key: string; value: CryptoKey };
  drafts: { key: DraftId; value: SealedDraft; indexes: { savedAt: number } };
}

export type DraftDatabase = IDBPDatabase<DraftSchema>;

/** Two versions of the core may share the page: a change of this shape needs another name, not another version. */
export const openDraftDatabase = (onClosed: () => void): Promise<DraftDatabase> =>
  openDB<DraftSchema>('vp-digital-drafts', 1, {
    upgrade(database) {
      database.createObjectStore('keys');
      database.createObjectStore('drafts').createIndex('savedAt', 'savedAt');
    },
    terminated: onClosed,
  });
