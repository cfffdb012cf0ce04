import type { SectionName } from '@vp-digital/core/household';
import type { Texts } from '@vp-digital/core/platform';
import type { PageDeclaration } from '@vp-digital/core/reference';

/** The page for the customer, of the advisor's page that is shown. */
export interface PageForCustomer {
  page: PageDeclaration<SectionName>;
  texts: Texts;
  /** The page's address. */
  path: string;
  /** Drawn once more, for the second place where the customer looks. */
  isAlso?: boolean | undefined;
  /** Hears, in the customer's slot, that the page stands. */
  onReady?: (() => void) | undefined;
}
