import type { AreaName } from './areas';
import type { Route } from './routes';

/**
 * A page's module: its default export is a component. `AlsoReads` is a component that draws nothing: it requests what
 * the page reads in addition to its documents, together with them and before the page is drawn.
 */
export type PageModule<Props = never> = {
  default: (props: Props) => unknown;
  AlsoReads?: () => undefined;
};

/**
 * Why a screen has no customer page: it is the advisor's own work (`administration`, `search`, `signIn`), or is on a
 * device in the customer's hands already (`handedOver`), or shows something frozen or printed (`snapshot`).
 */
export type NoCustomerPage = 'administration' | 'search' | 'signIn' | 'handedOver' | 'snapshot';

/** A screen as data; `Document` are the names of documents, which the household's floor defines. */
export interface PageDeclaration<Document extends string = string> {
  readonly route: Route;
  /** Fetches the page's code; called only when the route is opened. */
  readonly load: () => Promise<PageModule>;
  /**
   * Files of `locales/<language>/<area>` with the texts of the page and of its customer page, in addition to the area's
   * `common`.
   */
  readonly texts: readonly string[];
  /** Everything that the page reads of the household's documents. */
  readonly documents: readonly Document[];
  /** The page is shown before its documents; each of its parts waits for its own. */
  readonly inParts: boolean;
  /** If a newer release has written more into its documents, the page is shown with what is known. */
  readonly tolerant: boolean;
  /** Fetches the page that the customer sees instead, when a customer view opens; or why there is none. */
  readonly customer?: (() => Promise<PageModule>) | NoCustomerPage | undefined;
}

/** The navigation through an area, next to each of its pages: code and documents are fetched once the page is drawn. */
export interface RailDeclaration<Document extends string = string> {
  readonly load: () => Promise<PageModule>;
  /** What it reads, beyond what the current page has already. */
  readonly documents: readonly Document[];
}

export interface AreaDeclaration<Document extends string = string> {
  readonly name: AreaName;
  /** In the order of a meeting, in which the customer's pages are turned. */
  readonly pages: readonly PageDeclaration<Document>[];
  readonly rail?: RailDeclaration<Document> | undefined;
}

/**
 * An area as data. The build evaluates it without loading any page and writes `area.json`, so that a shell draws
 * the whole menu with no area loaded. Throws when a page belongs to another area.
 */
export function defineArea<Document extends string>(
  name: AreaName,
  pages: readonly PageDeclaration<Document>[],
  rail?: RailDeclaration<Document>,
): AreaDeclaration<Document> {
  const stray = pages.find(({ route }) => route.area !== name);
  if (stray) throw new Error(`${stray.route.path} belongs to ${stray.route.area}, not to ${name}`);
  return { name, pages, rail };
}
