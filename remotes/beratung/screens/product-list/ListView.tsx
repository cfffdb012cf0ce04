import { type Catalogue, productFields } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { useHost } from '@vp-digital/core/platform';
import { Button, Empty, Stack, useSheet } from '@vp-digital/core/ui';
import { useState } from 'react';
import { CatalogueFrame } from '../../shared/catalogue/CatalogueFrame';
import type { CatalogueData } from '../../shared/catalogue/data';
import { fieldInAddress } from '../../shared/catalogue/fieldInAddress';
import { filtered, type ListFilter } from '../../shared/catalogue/judged';
import { type FavouriteProducts, useFavouriteProducts } from '../../shared/catalogue/useFavouriteProducts';
import { useProductWords } from '../../shared/catalogue/useProductWords';
import { ComparisonCard } from '../../shared/catalogue/ComparisonCard';
import {
  replacedBy,
  useWantedContract,
  type WantedContract as Wanted,
} from '../../shared/catalogue/useWantedContract';
import { FieldCard } from './FieldCard';
import { FilterBar } from './FilterBar';
import { ProductSheet } from '../../shared/catalogue/ProductSheet';
import { WantedContract } from './WantedContract';

interface ListViewProps {
  data: CatalogueData;
  person: { id: string; name: string };
}

/** The list with its filters, the product that is looked at, and up to three side by side. */
export function ListView({ data, person }: ListViewProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'productList' });
  const { t: word } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const { search } = useLocation();
  const [filter, setFilter] = useState<ListFilter>({ field: fieldInAddress(search) });
  const { field } = filter;
  const { wanted, forget } = useWantedContract(data);
  const favourites = useFavouriteProducts();
  return (
    <CatalogueFrame
      name={t('name')}
      headline={
        field
          ? t('headlineField', { name: person.name, field: word(`field.${field}`) })
          : t('headline', { name: person.name })
      }
      data={data}
      person={person}
    >
      {(catalogue, isKept) => (
        <Stack gap="large">
          {wanted && <WantedContract wanted={wanted} onForget={forget} />}
          <FilterBar filter={filter} hasFavourites={favourites !== undefined} onChange={setFilter} />
          <Found
            {...{ catalogue, isKept, data, person, wanted, favourites }}
            filter={field === undefined && wanted ? { ...filter, field: fieldOf(catalogue, wanted) } : filter}
            onReset={() => {
              setFilter({});
              forget();
            }}
          />
        </Stack>
      )}
    </CatalogueFrame>
  );
}

/** Where the catalogue has products of the contract's line. */
const fieldOf = ({ products }: Catalogue, { contract }: Wanted) =>
  products.find(({ line }) => line === contract.line)?.field;

interface FoundProps extends ListViewProps {
  catalogue: Catalogue;
  isKept: boolean;
  filter: ListFilter;
  wanted: Wanted | undefined;
  favourites: FavouriteProducts | undefined;
  onReset(): void;
}

/** At most so many are compared. */
const mostCompared = 3;

function Found({ catalogue, isKept, data, person, filter, wanted, favourites, onReset }: FoundProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'productList' });
  const date = useHost().clock.today();
  const { sheet, button } = useSheet();
  const [openedId, setOpenedId] = useState<string>();
  const [comparedIds, setComparedIds] = useState<readonly string[]>([]);
  const input = { personId: person.id, date };
  const all = filtered(catalogue, data, input, {});
  const found = filtered(catalogue, data, input, filter).filter(
    ({ product }) => !filter.onlyFavourites || favourites?.has(product.id),
  );
  const compared = all.filter(({ product }) => comparedIds.includes(product.id));
  const opened = all.find(({ product }) => product.id === openedId);
  const open = (id: string) => {
    setOpenedId(id);
    if (!sheet.opened) button.onToggle();
  };
  const compare = (id: string, isOn: boolean) =>
    setComparedIds(isOn ? [...comparedIds, id] : comparedIds.filter((one) => one !== id));
  if (found.length === 0)
    return <Empty action={<Button onClick={onReset}>{t('reset')}</Button>}>{t('nothing')}</Empty>;
  const companies = new Set(found.map(({ product }) => product.company));
  return (
    <>
      <NotIncluded catalogue={catalogue} count={found.length} companies={companies.size} />
      {opened && (
        <ProductSheet
          {...sheet}
          key={opened.product.id}
          {...{ catalogue, isKept, data, person }}
          product={opened.product}
          replacesId={replacedBy(wanted, opened.product.line, person.id, data)}
        />
      )}
      {compared.length > 0 && (
        <ComparisonCard cases={catalogue.cases} compared={compared} data={data} person={person} />
      )}
      {productFields
        .filter((field) => found.some(({ product }) => product.field === field))
        .map((field) => (
          <FieldCard
            key={field}
            field={field}
            rows={found.filter(({ product }) => product.field === field)}
            comparedIds={comparedIds}
            favourites={favourites}
            isFull={comparedIds.length >= mostCompared}
            onCompare={compare}
            onOpen={open}
          />
        ))}
    </>
  );
}

/** § 60 VVG: how many are in the list, who is not, and by what it is sorted. */
function NotIncluded({
  catalogue,
  count,
  companies,
}: {
  catalogue: Catalogue;
  count: number;
  companies: number;
}) {
  const { t } = useTranslation('beratung', { keyPrefix: 'productList' });
  const { text } = useProductWords();
  return (
    <p>
      {t('counted', { count, companies })} {text(catalogue.notIncluded)}
    </p>
  );
}
