import {
  type Catalogue,
  type ExamplePremium,
  examplePremium,
  type FitInput,
  fits,
  type PremiumFacts,
  premiumFactsOf,
  type Product,
  type ProductField,
  type ProductFit,
} from '@vp-digital/core/contracts';
import type { NeedTopic } from '@vp-digital/core/household';
import type { CartProposal } from '../cart/proposal';
import type { CatalogueData } from './data';

/** A product with what its own rules and prices say for a person. */
export interface JudgedProduct {
  product: Product;
  fit: ProductFit;
  premium: ExamplePremium;
}

export const judgeProduct = (
  product: Product,
  data: CatalogueData,
  input: FitInput,
  benefit?: number,
): JudgedProduct => ({
  product,
  fit: fits(product, data, input),
  premium: examplePremium(product, exampleFacts(product, data, input, benefit)),
});

/** An example is until 67, from the first day that is usual, without Dynamik and without Selbstbeteiligung. */
function exampleFacts(
  { line }: Product,
  data: CatalogueData,
  input: FitInput,
  benefit: number | undefined,
): PremiumFacts {
  const waitingDays = line === 'dailySickness' ? usualWaitingDays : 0;
  const usual = { untilAge: usualEndAge, waitingDays, yearlyRise: 0, deductible: 0 };
  return { ...premiumFactsOf(data, input), ...usual, ...(benefit !== undefined && { benefit }) };
}

const usualEndAge = 67;
/** Krankentagegeld of employees begins when the employer's pay ends (§ 3 EFZG). */
const usualWaitingDays = 42;

/** Lines that are the household's and nobody's in particular. */
const ofHousehold: ReadonlySet<Product['line']> = new Set<Product['line']>([
  'liability',
  'petLiability',
  'household',
  'building',
  'motor',
  'legal',
]);

/** What goes into the cart of a product. */
export function proposalOf({ product, premium }: JudgedProduct, personId: string): CartProposal {
  const { id, version, name, company, line, field, benefit } = product;
  const amount = premium.kind === 'computed' ? premium.benefit : undefined;
  const topic = topicOf(field, line);
  return {
    title: name,
    company,
    productId: id,
    productVersion: version,
    ...(line && { line }),
    ...(topic && { topic }),
    ...(!ofHousehold.has(line) && { personId }),
    ...(premium.kind === 'computed' && { premium: premium.month, frequency: 'monthly' as const }),
    ...(benefit &&
      amount !== undefined &&
      product.kind === 'insurance' && { benefit: amount, benefitKind: benefit.kind }),
    ...(field === 'work' && benefit?.kind === 'monthly' && { benefitUntilAge: usualEndAge }),
    ...(line === 'dailySickness' && { benefitFromDay: usualWaitingDays + 1 }),
  };
}

function topicOf(field: ProductField, line: Product['line']): NeedTopic | undefined {
  if (line === 'professionalLiability' || line === 'building' || line === 'motor') return line;
  if (field === 'property') return 'contents';
  return field === 'wealth' ? undefined : field;
}

export interface ListFilter {
  field?: ProductField | undefined;
  layer?: 1 | 2 | 3 | undefined;
  stage?: Product['stage'] | undefined;
  onlyFitting?: boolean | undefined;
  /** Those that the advisor has starred. */
  onlyFavourites?: boolean | undefined;
  search?: string | undefined;
}

/** The products that the filters leave: what is searched for stands in names, terms, purposes and aliases. */
export function filtered(
  { products }: Pick<Catalogue, 'products'>,
  data: CatalogueData,
  input: FitInput,
  { field, layer, stage, onlyFitting = false, search = '' }: ListFilter,
): JudgedProduct[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return products
    .filter(
      (one) =>
        (!field || one.field === field) && (!layer || one.layer === layer) && (!stage || one.stage === stage),
    )
    .filter((one) => words.every((word) => searchedIn(one).includes(word)))
    .map((one) => judgeProduct(one, data, input))
    .filter(({ fit }) => !onlyFitting || fit.state === 'fits' || fit.state === 'unknown')
    .toSorted(byPremium);
}

const searchedIn = ({ name, company, term, purpose, aliases }: Product): string =>
  [name, company, term.de, term.en, purpose.de, purpose.en, ...aliases].join(' ').toLowerCase();

/** By premium, as the line above the list says; what has none stands last, by name. */
const byPremium = (one: JudgedProduct, other: JudgedProduct): number =>
  amountOf(one) - amountOf(other) || one.product.name.localeCompare(other.product.name, 'de');

const amountOf = ({ premium }: JudgedProduct) =>
  premium.kind === 'computed' ? premium.month : Number.MAX_SAFE_INTEGER;
