import { type Catalogue, examplePremium, isOffered, premiumFactsOf } from '@vp-digital/core/contracts';
import type { Cents, IsoDate } from '@vp-digital/core/finance';
import { chosenBlocks, type ConceptBlock, mainEmployment } from '@vp-digital/core/household';
import type { ConceptPerson } from './data';

/** What one product of the catalogue costs for a block, as an example. */
export interface Example {
  key: string;
  block: ConceptBlock;
  name: string;
  company: string;
  month: Cents;
}

/**
 * Example premiums of all products that a person's blocks could be, by block and then by name: no order of merit. Products
 * that are not meant for how the person earns are left out.
 */
export function examplesOf(
  { data, person }: ConceptPerson,
  { products }: Pick<Catalogue, 'products'>,
  date: IsoDate,
): Example[] {
  const known = premiumFactsOf({ ...data, housing: { items: {} } }, { personId: person.id, date });
  const wish = data.protectionWishes.items[person.id];
  const status = mainEmployment(data, person.id)?.status;
  const isUnsuited = ({ unsuited }: Catalogue['products'][number]) =>
    unsuited.some(({ when }) =>
      when.some((one) => one.kind === 'status' && status !== undefined && one.in.includes(status)),
    );
  return chosenBlocks(data, person.id).flatMap(({ block, amount }) =>
    products
      .filter((product) => product.line === block && isOffered(product, date) && !isUnsuited(product))
      .flatMap((product): Example[] => {
        const example = examplePremium(product, {
          ...known,
          benefit: amount,
          untilAge: wish?.untilAge,
          yearlyRise: wish?.yearlyRise,
          ...(block === 'dailySickness' && { waitingDays: 42 }),
        });
        const { id, name, company } = product;
        return example.kind === 'computed' ? [{ key: id, block, name, company, month: example.month }] : [];
      })
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  );
}

/** What the whole concept costs at least and at most a month, as far as every block has an example. */
export function costOf(examples: readonly Example[], blocks: readonly ConceptBlock[]) {
  const months = blocks.map((block) =>
    examples.filter((one) => one.block === block).map(({ month }) => month),
  );
  if (months.some((all) => all.length === 0)) return undefined;
  const sum = (pick: (...all: number[]) => number) => months.reduce((total, all) => total + pick(...all), 0);
  return { least: sum(Math.min), most: sum(Math.max) };
}
