import type { AreaName } from './areas';
import type { Route } from './routes';

/**
 * A page's module: its default export is a component. `AlsoReads` is a component that draws nothing: it asks for what the page
 * reads beside its documents, together with them and before the page is drawn.
 */
export type PageModule<Props = never> = {
  default: (props: Props) => unknown;
  AlsoReads?: () => undefined;
};

/**
 * Why the customer is shown nothing of a screen: it is the advisor's own work (`administration`, `search`, `signIn`), or
 * stands on a device in the customer's hands already (`handedOver`), or shows what is frozen or printed (`snapshot`).
 */
export type NoCustomerPage = 'administration' | 'search' | 'signIn' | 'handedOver' | 'snapshot';

/** A screen as data; `Document` are the names of documents, of which the household's floor knows more. */
export interface PageDeclaration<Document extends string = string> {
  readonly route: Route;
  /** Fetches the page's code; called only when the route is opened. */
  readonly load: () => Promise<PageModule>;
  /** Files of `locales/<language>/<area>` in which stands what it and the customer's page say, beside the area's `common`. */
  readonly texts: readonly string[];
  /** Everything that the page reads of the household's documents. */
  readonly documents: readonly Document[];
  /** The page is there before its documents; each of its parts waits for its own. */
  readonly inParts: boolean;
  /** The page stands with what is known of its documents, where a newer release has written more. */
  readonly tolerant: boolean;
  /** Fetches the page that the customer sees in its place, when a customer view opens; or why there is none. */
  readonly customer?: (() => Promise<PageModule>) | NoCustomerPage | undefined;
}

/** The way through an area, beside each of its pages: code and documents are fetched when the page stands. */
export interface RailDeclaration<Document extends string = string> {
  readonly load: () => Promise<PageModule>;
  /** What it reads, beyond what the page at hand has already. */
  readonly documents: readonly Document[];
}

export interface AreaDeclaration<Document extends string = string> {
  readonly name: AreaName;
  /** In the order of a talk, in which the customer's pages are turned. */
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
