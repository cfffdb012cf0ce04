import { CORE_VERSION, type KnownSectionDocument, readSectionDocument } from '@vp-digital/core/contracts';
import { type DocumentReader, readDocument, rulesOf } from '@vp-digital/core/household';
import { selectViewer, type WithSession } from '@vp-digital/core/session';
import { type SectionKey, sectionTag } from '../endpoints/sections';

/** The page's store as far as it is needed here: the same object for every area of the page. */
export interface StoreOfPage {
  getState(): unknown;
  subscribe(listener: () => void): () => void;
}

/** What was read, and by which copy of the core: another one reads it by its own schema. */
interface CachedDocument {
  document: unknown;
  by: object;
}

interface Shelf {
  viewer: string;
  /** Of one household at a time. */
  householdId: string | undefined;
  documents: Map<string, CachedDocument>;
}

const place = Symbol.for('vp-digital.documents');
const page: typeof globalThis & { [place]?: WeakMap<StoreOfPage, Shelf> } = globalThis; // areas bring copies of this floor

/**
 * The documents that were read on this page, for the area that is opened next: it shows them at once and asks whether
 * they are still so. They belong to the page's store, to one user in one role and for one contract, and to one household;
 * when that changes nothing is left. Kept are only documents that this release knows whole, and that may be kept.
 */
export function cachedDocuments(store: StoreOfPage, read: DocumentReader = readDocument) {
  const shelf = shelfOf(store);
  const { documents } = shelf;
  return {
    keep(key: SectionKey, document: KnownSectionDocument): void {
      if (document.beyond.length > 0 || rulesOf(key.section).kept === false) return;
      if (shelf.householdId !== key.householdId) documents.clear();
      shelf.householdId = key.householdId;
      documents.set(nameOf(key), { document, by: read });
    },
    /** Undefined when there is none, or a newer version has been seen since. */
    find(key: SectionKey): KnownSectionDocument | undefined {
      const kept = documents.get(nameOf(key));
      const document = kept && (kept.by === read ? kept.document : readAgain(key, kept.document, read));
      return document && isNewest(key, document as KnownSectionDocument, store)
        ? (document as KnownSectionDocument) // read by this copy, or by its schema just now
        : undefined;
    },
  };
}

const nameOf = (key: SectionKey) => `${CORE_VERSION} ${sectionTag(key).id}`;

const readAgain = ({ section }: SectionKey, document: unknown, read: DocumentReader): unknown =>
  readSectionDocument(section, read).safeParse(document).data;

function isNewest(
  { householdId, section }: SectionKey,
  { version }: KnownSectionDocument,
  store: StoreOfPage,
) {
  const seen = stateOf(store).session.revisions[householdId]?.[section]?.version ?? version;
  return version >= seen;
}

function shelfOf(store: StoreOfPage): Shelf {
  const shelves = (page[place] ??= new WeakMap());
  const known = shelves.get(store);
  if (known) return known;
  const shelf: Shelf = {
    viewer: selectViewer(stateOf(store)),
    householdId: undefined,
    documents: new Map(),
  };
  store.subscribe(() => {
    const viewer = selectViewer(stateOf(store));
    if (viewer === shelf.viewer) return;
    shelf.viewer = viewer;
    shelf.documents.clear();
  });
  shelves.set(store, shelf);
  return shelf;
}

const stateOf = (store: StoreOfPage) => store.getState() as WithSession; // the session slice is part of every page store
