/** A key for AES-256-GCM. */
export interface Key {
  /** Stands beside what it has sealed, so that keys can be renewed. */
  id: string;
  /** 32 bytes. */
  bytes: Uint8Array;
}

/**
 * Where the keys of sealed content lie: never in the database, so that no backup of it can be read by itself. Ours is a
 * folder (`folderKeys`); a company's key service takes its place behind the same two questions.
 */
export interface KeyStore {
  /** The key that new content is sealed with. Throws when there is none. */
  current(): Promise<Key>;
  /** The key of this id; undefined when the store has it no more. */
  find(id: string): Promise<Key | undefined>;
}
