import { useNeedWords } from '@vp-digital/core/figures';
import {
  CustomerCard,
  CustomerPage,
  CustomerRows,
  NextStep,
  useNames,
  useNeedRow,
} from '@vp-digital/core/customer';
import { needComparison, needReason, wantedNeeds } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { documents } from '../../shared/documents';
import type { ComparisonData } from '../../shared/needs/data';

/** What the household should talk about first, and what is good as it is. */
export default function ComparisonCustomer() {
  const result = usePageDocuments(documents.comparison);
  return result.status === 'ready' ? <Picture data={result.data} /> : undefined;
}

function Picture({ data }: { data: ComparisonData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparisonCustomer' });
  const date = useHost().clock.today();
  const comparison = needComparison({ household: data, date });
  const { open, settled, unknown } = comparison;
  const wanted = wantedNeeds(comparison);
  const putOff = open.filter((row) => !wanted.includes(row));
  const { name } = useNeedWords(data);
  const { t: code } = useTranslation('household/needDecisions');
  const { t: word } = useTranslation('household/judgedNeeds');
  const rowOf = useNeedRow(data);
  const [first] = wanted;
  const headline = first ? 'headline' : open.length > 0 ? 'headlinePutOff' : 'headlineNothing';
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(data) })}
      headline={
        open.length + settled.length === 0 ? (
          t('headlineEmpty')
        ) : (
          <Trans
            t={t}
            i18nKey={headline}
            count={wanted.length}
            values={{ topic: first ? name(first) : '' }}
            components={{ key: <Key /> }}
          />
        )
      }
    >
      {wanted.length > 0 && (
        <CustomerCard title={t('open')} wide>
          <CustomerRows rows={wanted.map(rowOf)} columns={2} />
        </CustomerCard>
      )}
      {putOff.length > 0 && (
        <CustomerCard title={t('putOff')}>
          <CustomerRows
            rows={putOff.map((row) => ({
              key: row.key,
              name: name(row),
              value: code(`decision.${row.decided?.decision.decision ?? 'later'}`),
            }))}
          />
        </CustomerCard>
      )}
      {settled.length > 0 && (
        <CustomerCard title={t('settled')}>
          <CustomerRows
            rows={settled.map((row) => ({
              key: row.key,
              name: name(row),
              value: row.doubts ? word('state.toCheck') : t('good'),
            }))}
          />
        </CustomerCard>
      )}
      {unknown.length > 0 && (
        <CustomerCard title={t('unknown')}>
          <CustomerRows rows={unknown.map((row) => ({ key: row.key, name: name(row), value: t('ask') }))} />
        </CustomerCard>
      )}
      {first && <NextStep about={name(first)}>{t(`why.${needReason(first)}`)}</NextStep>}
    </CustomerPage>
  );
}
