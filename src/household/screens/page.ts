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

type CustomerPage<Props> = (() => Promise<PageModule<Props>>) | NoCustomerPage;

/**
 * A screen of an area: where it stands, how its code is fetched, what it reads. The page is given its documents when all
 * are there; one without documents and one `inParts` stands at once, and its parts ask by `usePageDocuments`. One that is
 * `tolerant` stands also with documents of which a newer release knows more: it draws amounts within `OfFigure` only, which
 * waits then, and a line for each entry that is not known (`NewerEntries`). What an estimated net follows from is read
 * where incomes are.
 *
 * `customer` fetches the page that is made for the customer, who sees it in place of this one; it is given the same
 * documents. Or it says why there is none: no screen of an area is without either.
 */
export function page(
  route: Route,
  load: () => Promise<PageModule<object>>,
  reads?: { documents: readonly SectionName[]; inParts: true; customer?: CustomerPage<object> },
): PageDeclaration<SectionName>;
export function page(
  route: Route,
  load: () => Promise<PageModule<object>>,
  reads: { customer: CustomerPage<object> },
): PageDeclaration<SectionName>;
export function page<const Name extends SectionName>(
  route: Route,
  load: () => Promise<PageModule<PageProps<Pick<SectionData, NoInfer<Name>>>>>,
  reads: {
    documents: readonly Name[];
    tolerant?: true;
    customer?: CustomerPage<PageProps<Pick<SectionData, NoInfer<Name>>>>;
  },
): PageDeclaration<SectionName>;
export function page(
  route: Route,
  load: () => Promise<PageModule>,
  {
    documents = [],
    inParts = false,
    tolerant = false,
    customer,
  }: {
    documents?: readonly SectionName[];
    inParts?: boolean;
    tolerant?: boolean;
    customer?: CustomerPage<never> | undefined;
  } = {},
): PageDeclaration<SectionName> {
  const missing = netEstimateNeeds.filter((name) => !documents.includes(name));
  if (documents.includes('incomes') && missing.length > 0)
    throw new Error(`${route.path} reads incomes, whose estimated nets need ${missing.join(', ')}`);
  return { route, load, documents, inParts, tolerant, customer };
}
