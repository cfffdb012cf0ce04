import type { NoCustomerPage, PageDeclaration, PageModule, Route } from '@vp-digital/core/reference';
import type { SectionData, SectionName } from '../documents';
import { netEstimateNeeds } from '../figures/netEstimateNeeds';

/** What a page is given: the documents that it has declared. */
export interface PageProps<Data> {
  /** As they hold today, which is what figures are computed from. */
  data: Data;
  /** As they were written. */
  stored: Data;
}

type Load<Props> = () => Promise<PageModule<Props>>;
type CustomerPage<Props> = Load<Props> | NoCustomerPage;

interface OfEveryScreen {
  /** Files of `locales/<language>/<area>` in which stands what the page and the customer's say. */
  texts?: readonly string[];
}

/** It stands at once: it reads no documents, or each of its parts waits for its own (`usePageDocuments`). */
interface ImmediateScreen extends OfEveryScreen {
  page: Load<object>;
  customer?: CustomerPage<object>;
}

interface InParts extends ImmediateScreen {
  documents: readonly SectionName[];
  inParts: true;
}

/** It is given its documents when all are there. */
interface Whole<Name extends SectionName> extends OfEveryScreen {
  page: Load<PageProps<Pick<SectionData, NoInfer<Name>>>>;
  documents: readonly Name[];
  tolerant?: true;
  customer?: CustomerPage<PageProps<Pick<SectionData, NoInfer<Name>>>>;
}

/**
 * All that is said of a screen: where it stands, how its code is fetched, what it says and reads. One that is `tolerant` stands
 * also with documents of which a newer release knows more: it draws amounts within `OfFigure` only, which waits then, and a
 * line for each entry that is not known (`NewerEntries`). What an estimated net follows from is read where incomes are.
 *
 * `customer` fetches the page that is made for the customer, who sees it in place of this one; it is given the same
 * documents. Or it says why there is none: no screen of an area is without either.
 */
export function defineScreen(route: Route, screen: InParts): PageDeclaration<SectionName>;
export function defineScreen(route: Route, screen: ImmediateScreen): PageDeclaration<SectionName>;
export function defineScreen<const Name extends SectionName>(
  route: Route,
  screen: Whole<Name>,
): PageDeclaration<SectionName>;
export function defineScreen(
  route: Route,
  {
    page,
    texts = [],
    documents = [],
    inParts = false,
    tolerant = false,
    customer,
  }: OfEveryScreen & {
    page: Load<never>;
    documents?: readonly SectionName[];
    inParts?: boolean;
    tolerant?: boolean;
    customer?: CustomerPage<never> | undefined;
  },
): PageDeclaration<SectionName> {
  const missing = netEstimateNeeds.filter((name) => !documents.includes(name));
  if (documents.includes('incomes') && missing.length > 0)
    throw new Error(`${route.path} reads incomes, whose estimated nets need ${missing.join(', ')}`);
  return { route, load: page, texts, documents, inParts, tolerant, customer };
}
