import { type Catalogue, isOffered, type Product } from '@vp-digital/core/contracts';
import type { CartPosition } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { MoneyField, SideSheet, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { AddToCart } from '../cart/AddToCart';
import { CaseTable } from './CaseTable';
import type { CatalogueData } from './data';
import { judgeProduct, proposalOf } from './judged';
import { ProductFacts } from './ProductFacts';
import { ReasonList } from './ReasonList';
import { StoppingTable } from './StoppingTable';
import { useInvestmentLicence } from './useInvestmentLicence';
import { useProductWords } from './useProductWords';

export interface ProductSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  catalogue: Catalogue;
  isKept: boolean;
  data: CatalogueData;
  person: { id: string; name: string };
  product: Product;
  /** What speaks against it here beside its own rules: a risk above the agreed one. */
  objection?: string | undefined;
  /** Why it cannot be proposed here. */
  refusal?: string | undefined;
  /** What is paid by what was agreed before, in the place of the product's example. */
  agreed?: Pick<CartPosition, 'premium' | 'frequency'> | undefined;
  /** The contract that it would replace, where one is being compared. */
  replacesId?: string | undefined;
}

/** A product: for whom not comes first, then its price, the three cases, what stopping costs, and the papers. */
export function ProductSheet({
  catalogue,
  isKept,
  data,
  person,
  product,
  objection,
  refusal,
  agreed,
  replacesId,
  ...sheet
}: ProductSheetProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const { text, premium, benefit } = useProductWords();
  const date = useHost().clock.today();
  const [wanted, setWanted] = useState(product.benefit?.usual);
  const judged = judgeProduct(product, data, { personId: person.id, date }, wanted);
  const refused = useRefused(judged.fit.state, product, isKept);
  const against = judged.fit.reasons.find(({ about, answer }) => about === 'unsuited' && answer === 'yes');
  const month = judged.premium.kind === 'computed' ? judged.premium.month : undefined;
  const { benefit: range } = product;
  const cases = catalogue.cases.filter(({ field }) => field === product.field);
  return (
    <SideSheet {...sheet} title={product.name}>
      <Stack gap="large">
        <p>{t('byline', { company: product.company, version: product.version, term: text(product.term) })}</p>
        <ReasonList reasons={judged.fit.reasons} />
        {range && range.least < range.most && (
          <MoneyField
            label={t(`benefitLabel.${range.kind}`)}
            writes={false}
            value={wanted}
            onChange={setWanted}
            hint={benefit(product, range.usual)}
          />
        )}
        <p>
          <strong>{premium(judged.premium)}</strong>{' '}
          {t(product.premium.kind === 'chosen' ? 'exampleSaving' : 'example')}
          {judged.premium.kind === 'computed' &&
            judged.premium.assumed.map((fact) => ` ${t(`assumed.${fact}`)}`).join('')}
        </p>
        <CaseTable cases={cases} product={product} benefit={wanted} data={data} person={person} />
        <StoppingTable product={product} month={month} />
        <ProductFacts product={product} month={month} />
        <AddToCart
          kind="primary"
          data={data}
          proposal={{
            ...proposalOf(judged, person.id),
            ...agreed,
            ...(replacesId !== undefined && { replacesId }),
          }}
          refused={refused ?? refusal}
          against={objection ?? (against && text(against.text))}
        />
      </Stack>
    </SideSheet>
  );
}

/** Why a product cannot be proposed now. */
function useRefused(state: string, product: Product, isKept: boolean): string | undefined {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const date = useHost().clock.today();
  const licence = useInvestmentLicence()(product);
  if (isKept) return t('refused.kept');
  if (!isOffered(product, date)) return t('refused.outdated', { version: product.version });
  if (licence !== undefined) return t(`refused.licence.${licence}`);
  return state === 'notEligible' ? t('refused.notEligible') : undefined;
}
