import type { Catalogue } from '@vp-digital/core/contracts';
import { adults, type Suitability } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState, usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import {
  Alert,
  Button,
  Card,
  Empty,
  FilterChip,
  Page,
  Row,
  Stack,
  StepBar,
  useSheet,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import { ComparisonCard } from '../../shared/catalogue/ComparisonCard';
import { judgeProduct } from '../../shared/catalogue/judged';
import { ProductSheet } from '../../shared/catalogue/ProductSheet';
import { useFavouriteProducts } from '../../shared/catalogue/useFavouriteProducts';
import { useInvestmentLicence } from '../../shared/catalogue/useInvestmentLicence';
import { useProducts } from '../../shared/catalogue/useProducts';
import { VariantRow } from '../../shared/catalogue/VariantRow';
import { agreedPayment } from '../../shared/investment/agreedPayment';
import type { InvestmentData } from '../../shared/investment/data';
import { type RiskFrame, riskFrame } from '../../shared/investment/riskFrame';
import { framedProducts } from '../../shared/investment/withinFrame';
import { InvestmentTable } from './InvestmentTable';

interface ProductsProps {
  data: InvestmentData;
  person: { id: string; name: string };
}

/** First the frame; then what keeps within it, and on request what lies above, with a warning. */
export function ProductsView({ data, person }: ProductsProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investmentProducts' });
  const householdId = useHouseholdId();
  const { day } = useFormat();
  const { keepPerson } = usePersonChoice(adults(data));
  const answers = data.suitability.items[person.id];
  const frame = riskFrame(answers);
  const licence = useInvestmentLicence()({ licence: 'funds' });
  const products = useProducts();
  const toFrame = keepPerson(routes.investment.href({ householdId }));
  return (
    <Page
      name={t('name')}
      headline={
        frame
          ? t('headline', { name: person.name, level: frame.riskClass, count: frame.horizonYears })
          : t('headlineOpen')
      }
    >
      <VariantRow variant="investment" data={data} person={person} />
      {licence !== undefined && <Alert tone="info" title={t('licence')} />}
      {frame && answers ? (
        <LoadedState result={products}>
          {({ catalogue, keptAt }) => (
            <Stack gap="large">
              {keptAt !== undefined && <Alert tone="warning" title={t('kept', { date: day(keptAt) })} />}
              <Found {...{ catalogue, data, person, frame, answers }} isKept={keptAt !== undefined} />
            </Stack>
          )}
        </LoadedState>
      ) : (
        <Empty action={<Button href={toFrame}>{t('toFrame')}</Button>}>{t('noFrame')}</Empty>
      )}
      <StepBar back={{ label: t('back'), href: toFrame }} />
    </Page>
  );
}

interface FoundProps extends ProductsProps {
  catalogue: Catalogue;
  isKept: boolean;
  frame: RiskFrame;
  answers: Suitability;
}

const mostCompared = 3;

function Found({ catalogue, isKept, data, person, frame, answers }: FoundProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investmentProducts' });
  const { t: word } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const date = useHost().clock.today();
  const favourites = useFavouriteProducts();
  const [onlyFavourites, setOnlyFavourites] = useState(false);
  const { sheet, button } = useSheet();
  const [openedId, setOpenedId] = useState<string>();
  const [comparedIds, setComparedIds] = useState<readonly string[]>([]);
  const [showsAbove, setShowsAbove] = useState(false);
  const [showsUnwished, setShowsUnwished] = useState(false);
  const all = framedProducts(catalogue, frame, answers);
  const shown = all
    .filter((one) => (showsAbove || !one.isAbove) && (showsUnwished || one.isWished))
    .filter(({ product }) => !onlyFavourites || favourites?.has(product.id));
  const opened = all.find(({ product }) => product.id === openedId);
  const judge = (product: (typeof all)[number]['product']) =>
    judgeProduct(product, data, { personId: person.id, date });
  return (
    <>
      <Row gap="small">
        <FilterChip pressed={showsAbove} onToggle={() => setShowsAbove(!showsAbove)}>
          {t('showAbove', { count: all.filter(({ isAbove }) => isAbove).length })}
        </FilterChip>
        <FilterChip pressed={showsUnwished} onToggle={() => setShowsUnwished(!showsUnwished)}>
          {t('showUnwished', { count: all.filter(({ isWished }) => !isWished).length })}
        </FilterChip>
        {favourites && (
          <FilterChip pressed={onlyFavourites} onToggle={() => setOnlyFavourites(!onlyFavourites)}>
            {word('filter.onlyFavourites')}
          </FilterChip>
        )}
      </Row>
      {opened && (
        <ProductSheet
          {...sheet}
          key={opened.product.id}
          {...{ catalogue, isKept, data, person }}
          product={opened.product}
          agreed={agreedPayment(opened.product, answers)}
          objection={
            opened.isAbove ? t('above', { level: frame.riskClass, count: frame.horizonYears }) : undefined
          }
          refusal={answers.assessedOn === undefined ? t('notRecorded') : undefined}
        />
      )}
      {comparedIds.length > 0 && (
        <ComparisonCard
          cases={catalogue.cases}
          compared={all
            .filter(({ product }) => comparedIds.includes(product.id))
            .map(({ product }) => judge(product))}
          data={data}
          person={person}
        />
      )}
      <Card title={t('table.title')} caption={t('table.caption')}>
        {shown.length === 0 ? (
          <p>{t('nothing')}</p>
        ) : (
          <InvestmentTable
            rows={shown}
            comparedIds={comparedIds}
            favourites={favourites}
            isFull={comparedIds.length >= mostCompared}
            onCompare={(id, isOn) =>
              setComparedIds(isOn ? [...comparedIds, id] : comparedIds.filter((one) => one !== id))
            }
            onOpen={(id) => {
              setOpenedId(id);
              if (!sheet.opened) button.onToggle();
            }}
          />
        )}
      </Card>
    </>
  );
}
