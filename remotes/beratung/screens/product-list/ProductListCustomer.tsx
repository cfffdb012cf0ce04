import { productFields } from '@vp-digital/core/contracts';
import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { CatalogueData } from '../../shared/catalogue/data';
import { fieldInAddress } from '../../shared/catalogue/fieldInAddress';
import { filtered, type JudgedProduct } from '../../shared/catalogue/judged';
import { useProducts } from '../../shared/catalogue/useProducts';
import { useProductWords } from '../../shared/catalogue/useProductWords';

/** What there is for a need, and taking nothing beside it, for the customer. */
export default function ProductListCustomer({ data }: PageProps<CatalogueData>) {
  return <PersonPage data={data} View={List} />;
}

function List({ data, person }: { data: CatalogueData; person: { id: string; name: string } }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'productListCustomer' });
  const { t: word } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const { euros } = useFormat();
  const { text, premium } = useProductWords();
  const date = useHost().clock.today();
  const field = fieldInAddress(useLocation().search);
  const products = useProducts();
  const input = { personId: person.id, date };
  const page = { ask: t('ask'), name: t('name', { name: person.name }) };
  if (products.status !== 'ready') return <CustomerPage {...page} headline={t('waiting')} />;
  const { catalogue } = products.data;
  const found = filtered(catalogue, data, input, { field, onlyFitting: true });
  const fits = found.filter(({ fit }) => fit.state === 'fits');
  const open = found.length - fits.length;
  const headline = () => {
    const of = field && { field: word(`field.${field}`) };
    if (found.length === 0) return of ? t('headlineFieldNone', of) : t('headlineNone');
    const { length: count } = fits;
    const first = of ? t('headlineField', { count, ...of }) : t('headline', { count });
    return open === 0 ? first : `${first} ${t(count === 0 ? 'openOnly' : 'open', { count: open })}`;
  };
  const row = (one: JudgedProduct) => ({
    key: one.product.id,
    name: one.product.name,
    detail:
      one.fit.state === 'fits'
        ? text(one.product.purpose)
        : t('isOpen', { purpose: text(one.product.purpose) }),
    value: premium(one.premium),
  });
  return (
    <CustomerPage {...page} headline={headline()}>
      {field ? (
        <CustomerCard title={word(`field.${field}`)} wide>
          <CustomerRows
            rows={[
              ...found.map(row),
              { key: 'nothing', name: t('nothing'), detail: t('nothingText'), value: euros(0) },
            ]}
          />
        </CustomerCard>
      ) : (
        <CustomerCard title={t('fields')} wide>
          <CustomerRows
            columns={2}
            rows={productFields.map((one) => {
              const options = found.filter(({ product }) => product.field === one);
              const unknown = options.filter(({ fit }) => fit.state !== 'fits').length;
              return {
                key: one,
                name: word(`field.${one}`),
                value: t('options', { count: options.length }),
                detail:
                  unknown === 0
                    ? undefined
                    : unknown === options.length
                      ? t('allOpen')
                      : t('openOnly', { count: unknown }),
              };
            })}
          />
        </CustomerCard>
      )}
      <p>{text(catalogue.notIncluded)}</p>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
