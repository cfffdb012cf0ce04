import {
  ChartInWords,
  CustomerCard,
  CustomerPage,
  CustomerRows,
  NextStep,
  useNames,
} from '@vp-digital/core/customer';
import { OfNeed, useNeedWords } from '@vp-digital/core/figures';
import {
  areEnoughFields,
  needComparison,
  needFieldStates,
  wantedNeeds,
  whyOf,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { documents } from '../../shared/documents';
import type { EvaluationData } from './data';
import { FieldsRadar } from './FieldsRadar';
import { useFieldWords } from './useFieldWords';

/** How far the household is covered in nine fields, and what it wants to talk about, in its order. */
export default function EvaluationCustomer() {
  const result = usePageDocuments(documents.evaluation);
  return result.status === 'ready' ? <Picture data={result.data} /> : undefined;
}

function Picture({ data }: { data: EvaluationData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluationCustomer' });
  const date = useHost().clock.today();
  const comparison = needComparison({ household: data, date });
  const { name } = useNeedWords(data);
  const field = useFieldWords();
  const states = needFieldStates(comparison);
  const covered = states.filter(({ share = 0, isDoubtful }) => share >= 1 && isDoubtful !== true).length;
  const known = states.filter(({ kind }) => kind === 'known').length;
  const unknown = states.filter(({ kind }) => kind === 'unknown').length;
  const wanted = wantedNeeds(comparison);
  const [first] = wanted;
  const isEmpty = !areEnoughFields(states);
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(data) })}
      headline={
        isEmpty ? (
          t('headlineEmpty')
        ) : (
          <Trans
            t={t}
            i18nKey={unknown > 0 ? 'headlineKnown' : 'headline'}
            values={{ covered, all: known, unknown }}
            components={{ key: <Key /> }}
          />
        )
      }
    >
      {!isEmpty && (
        <CustomerCard title={t('fields')} wide>
          <ChartInWords chart={<FieldsRadar states={states} />}>
            <CustomerRows
              rows={states.map((one, index) => ({
                key: one.field,
                name: `${index + 1} ${field.name(one)}`,
                value: one.measured ? (
                  <OfNeed topic={one.measured}>{field.state(one)}</OfNeed>
                ) : (
                  field.state(one)
                ),
              }))}
            />
          </ChartInWords>
        </CustomerCard>
      )}
      {wanted.length > 0 && (
        <CustomerCard title={t('order')}>
          <CustomerRows
            rows={wanted.map((row) => ({
              key: row.key,
              name: `${row.rank}. ${name(row)}`,
              value: t(`why.${whyOf(row)}`),
            }))}
          />
        </CustomerCard>
      )}
      {first && <NextStep about={name(first)}>{t('next')}</NextStep>}
    </CustomerPage>
  );
}
