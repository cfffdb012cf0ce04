import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import { productCosts } from '@vp-digital/core/contracts';
import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { exampleOnce } from '../../shared/catalogue/StoppingTable';
import { useProducts } from '../../shared/catalogue/useProducts';
import { useProductWords } from '../../shared/catalogue/useProductWords';
import type { InvestmentData } from '../../shared/investment/data';
import { riskFrame } from '../../shared/investment/riskFrame';
import { framedProducts } from '../../shared/investment/withinFrame';

/** What keeps within the agreed frame, with its costs in euros, for the customer. */
export default function InvestmentProductsCustomer({ data }: PageProps<InvestmentData>) {
  return <PersonPage data={data} View={Products} />;
}

function Products({ data, person }: { data: InvestmentData; person: { id: string; name: string } }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investmentProductsCustomer' });
  const { euros } = useFormat();
  const { text } = useProductWords();
  const products = useProducts();
  const answers = data.suitability.items[person.id];
  const frame = riskFrame(answers);
  const page = { ask: t('ask'), name: t('name', { name: person.name }) };
  if (!frame || !answers)
    return (
      <CustomerPage {...page} headline={t('noFrame')}>
        <NextStep about={t('frame.next')}>{t('frame.why')}</NextStep>
      </CustomerPage>
    );
  if (products.status !== 'ready') return <CustomerPage {...page} headline={t('waiting')} />;
  const { catalogue } = products.data;
  const found = framedProducts(catalogue, frame, answers).filter(
    ({ isAbove, isWished }) => !isAbove && isWished,
  );
  return (
    <CustomerPage {...page} headline={t('headline', { count: found.length })}>
      <CustomerCard title={t('list')} wide>
        <CustomerRows
          rows={found.map(({ product }) => {
            const costs = productCosts(product, { once: exampleOnce, years: 10, yearlyReturn: 0 });
            return {
              key: product.id,
              name: product.name,
              detail: text(product.purpose),
              value: costs === undefined ? '–' : t('costs', { amount: euros(costs) }),
            };
          })}
        />
      </CustomerCard>
      <p>{text(catalogue.notIncluded)}</p>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
