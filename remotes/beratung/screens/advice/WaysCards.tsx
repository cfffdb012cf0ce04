import { OfField, OfFigure, OfNeed, useNeedLink, useNeedWords } from '@vp-digital/core/figures';
import { type OpenNeed, readyMoneyFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Caption, Card, Columns, DataList, Row, Stack, useOffers } from '@vp-digital/core/ui';
import { type ReactNode, useId } from 'react';
import { AddToCart } from '../../shared/cart/AddToCart';
import { needProposal } from '../../shared/cart/needProposal';
import type { AdviceData } from './documents';
import { NothingSheet } from './NothingSheet';
import { groupOf, savedYears, wayFacts } from './ways';

export interface WaysCardsProps {
  row: OpenNeed;
  data: AdviceData;
  /** Whether the sheet "Nichts abschließen" is open. */
  isDeciding: boolean;
  onDecide(isOpen: boolean): void;
}

/** For one topic three ways of equal rank, one of them to conclude nothing. */
export function WaysCards({ row, data, isDeciding, onDecide }: WaysCardsProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'advice.ways' });
  const { name, amount } = useNeedWords(data);
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const offers = useOffers();
  const { href: analysisHref, screen } = useNeedLink()(row);
  const sheetId = useId();
  const { need, topic } = row;
  const group = groupOf[topic];
  const facts = wayFacts(data, row, date);
  const { gap, actual, available, months, ownRate, premium, isExample } = facts;
  const values = {
    topic: name(row),
    gap: gap === undefined ? '' : need.kind === 'measured' ? amount(need, gap) : euros(gap),
    actual: actual === undefined || need.kind !== 'measured' ? '' : amount(need, actual),
    rate: ownRate === undefined ? '' : euros(ownRate),
  };
  const catalogue = routes.productList.href({ householdId });
  const rail = group === 'work' ? routes.incomeProtectionNeed : undefined;
  const way = rail ? `${rail.href({ householdId })}?person=${row.personId ?? ''}` : catalogue;
  const carried =
    available === undefined
      ? t('nothing.reserveUnknown')
      : months === undefined
        ? t('nothing.reserve', { amount: euros(available) })
        : t('nothing.months', { count: months, amount: euros(available) });
  const saved = t(isExample ? 'nothing.savedExample' : 'nothing.saved', {
    premium: euros(premium),
    count: savedYears,
    sum: euros(premium * 12 * savedYears),
  });
  const list = (items: readonly (readonly [label: string, value: ReactNode])[]) => (
    <OfNeed topic={topic}>
      <DataList stacked items={items.map(([label, value]) => ({ key: label, label, value }))} />
    </OfNeed>
  );
  return (
    <Stack>
      <h2>{t('title', { topic: name(row) })}</h2>
      <Columns count={3} stretch>
        <Card
          title={t(`${group}.contract.title`)}
          foot={
            <Row>
              {offers(way) && <Button href={way}>{t(rail ? 'toRail' : 'toCatalogue')}</Button>}
              <AddToCart
                data={data}
                kind="quiet"
                proposal={needProposal(data, row, {
                  title: t('need', values),
                  date,
                  origin: routes.advice.path,
                })}
              />
            </Row>
          }
        >
          {list([
            [
              t('give'),
              isExample ? (
                t(`${group}.contract.give`)
              ) : (
                <OfField field="cartPositions.premium">
                  {t('premiumProposed', { premium: euros(premium) })}
                </OfField>
              ),
            ],
            [t('get'), t(`${group}.contract.get`, values)],
            [t('catch'), t(`${group}.contract.catch`)],
          ])}
        </Card>
        <Card title={t(`${group}.own.title`)} foot={<Button href={analysisHref}>{t(`to.${screen}`)}</Button>}>
          {list([
            [t('give'), ownRate === undefined ? t(`${group}.own.give`) : t('rate', values)],
            [t('get'), t(`${group}.own.get`, values)],
            [t('catch'), t(`${group}.own.catch`)],
          ])}
        </Card>
        <Card
          title={t('nothing.title')}
          foot={
            <Button
              writes
              aria-expanded={isDeciding}
              aria-controls={isDeciding ? sheetId : undefined}
              onClick={() => onDecide(!isDeciding)}
            >
              {t('nothing.decide')}
            </Button>
          }
        >
          {list([
            [t('nothing.who'), t(`${group}.nothing`, values)],
            [
              t('nothing.howLong'),
              <OfFigure key="howLong" figure={readyMoneyFigure}>
                {carried}
              </OfFigure>,
            ],
            [
              t('nothing.ifSaved'),
              <OfField key="ifSaved" field="cartPositions.premium">
                {saved}
              </OfField>,
            ],
          ])}
        </Card>
      </Columns>
      <Caption>{t('equal')}</Caption>
      {isDeciding && (
        <NothingSheet id={sheetId} opened onClose={() => onDecide(false)} row={row} data={data} />
      )}
    </Stack>
  );
}
