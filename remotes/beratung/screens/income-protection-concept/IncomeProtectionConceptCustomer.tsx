import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import { OfFigure, useNeedWords } from '@vp-digital/core/figures';
import {
  certaintyOf,
  chosenBlocks,
  doubtsOf,
  incomeCourse,
  type PageProps,
  protectionGapFigure,
  withProtectionConcept,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useProtectionStepOf } from '../../shared/protection/useProtectionSteps';
import { usePlaceText } from '../../shared/protection/usePlaceText';
import { whyNothing } from '../../shared/protection/whyNothing';
import type { PersonData, ProtectionData } from '../../shared/wishes/data';
import { amountKind } from './amountKind';
import { caseRows } from './caseRows';
import { ConceptHeadline } from './ConceptHeadline';
import { conceptState } from './conceptState';

/** With what the gap is to be closed, and what is then left open, for the customer. */
export default function IncomeProtectionConceptCustomer({ data }: PageProps<ProtectionData>) {
  return <PersonPage data={data} View={Concept} />;
}

function Concept({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionConceptCustomer' });
  const { euros } = useFormat();
  const { stretch } = usePlaceText();
  const date = useHost().clock.today();
  const step = useProtectionStepOf({ data, person }, 'concept');
  const { doubts } = useNeedWords(data);
  const asked = { personId: person.id, date };
  const today = incomeCourse({ household: data, ...asked });
  const planned = incomeCourse({ household: withProtectionConcept(data, person.id), ...asked });
  const page = { ask: t('ask'), name: t('name', { name: person.name }), step };
  if (today.kind !== 'computed' || planned.kind !== 'computed') {
    const why = whyNothing({ data, person }, today);
    return (
      <CustomerPage {...page} headline={t(`nothing.${why}`)}>
        <NextStep about={t(`after.${why}.next`)}>{t(`after.${why}.why`)}</NextStep>
      </CustomerPage>
    );
  }
  const state = conceptState({ data, person }, today.value, planned.value);
  const reasons = doubts(doubtsOf(data, { topic: 'work', personId: person.id }, date));
  const certainty = certaintyOf(protectionGapFigure, data, asked);
  const need = Math.max(1, today.value.protection.target);
  const isCivil = today.value.occupation === 'civilServant';
  const blocks = chosenBlocks(data, person.id);
  return (
    <CustomerPage
      {...page}
      headline={
        <OfFigure figure={protectionGapFigure}>
          <ConceptHeadline state={state} name={person.name} to="customer" />
          {reasons !== undefined && ` ${reasons}`}
        </OfFigure>
      }
    >
      <OfFigure figure={protectionGapFigure}>
        <CustomerCard title={t('cases')}>
          <CustomerRows
            rows={caseRows(today.value, planned.value).map((row) => ({
              key: row.key,
              name: t(`case.${row.kind === 'full' && isCivil ? 'unfit' : row.kind}`),
              detail: `${stretch(row.phase)}: ${
                row.gapThen > 0 ? t('missing', { gap: euros(row.gapThen) }) : t('full')
              }`,
              value: euros(row.phase.netMonth),
              certainty,
              share: Math.min(1, row.phase.netMonth / need),
            }))}
          />
        </CustomerCard>
      </OfFigure>
      <CustomerCard title={t('blocks')}>
        {blocks.length > 0 ? (
          <CustomerRows
            rows={blocks.map(({ block, amount }) => ({
              key: block,
              name: t(`block.${block === 'disability' && isCivil ? 'unfit' : block}.name`),
              detail: t(`block.${block === 'disability' && isCivil ? 'unfit' : block}.pays`),
              value: t(`amount.${amountKind[block]}`, { amount: euros(amount) }),
            }))}
          />
        ) : (
          <p>{t('noBlocks')}</p>
        )}
      </CustomerCard>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
