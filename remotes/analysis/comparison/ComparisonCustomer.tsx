import { useNeedWords } from '@vp-digital/core/figures';
import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { needComparison, type PageProps } from '@vp-digital/core/household';
import { customerWords } from '@vp-digital/core/household/words/customer';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/analysis/comparisonCustomer.json';
import type { ComparisonData } from './data';
import { useNeedRow } from './useNeedRow';

export const texts = {
  de: german,
  en: () =>
    import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/comparisonCustomer.json'),
};

export const words = [customerWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/comparisonCustomer': typeof german;
  }
}

/** What the household should talk about first, and what is good as it is. */
export default function ComparisonCustomer({ data }: PageProps<ComparisonData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparisonCustomer' });
  const date = useHost().clock.today();
  const { open, settled, unknown } = needComparison({ household: data, date });
  const { name } = useNeedWords(data);
  const rowOf = useNeedRow(data);
  const [first] = open;
  const headline = first ? 'headline' : 'headlineNothing';
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
            count={open.length}
            values={{ topic: first ? name(first) : '' }}
            components={{ key: <Key /> }}
          />
        )
      }
    >
      {open.length > 0 && (
        <CustomerCard title={t('open')} wide>
          <CustomerRows rows={open.map(rowOf)} columns={2} />
        </CustomerCard>
      )}
      {settled.length > 0 && (
        <CustomerCard title={t('settled')}>
          <CustomerRows rows={settled.map((row) => ({ key: row.key, name: name(row), value: t('good') }))} />
        </CustomerCard>
      )}
      {unknown.length > 0 && (
        <CustomerCard title={t('unknown')}>
          <CustomerRows rows={unknown.map((row) => ({ key: row.key, name: name(row), value: t('ask') }))} />
        </CustomerCard>
      )}
      {first && <NextStep about={name(first)}>{t(`why.${first.need.kind}`)}</NextStep>}
    </CustomerPage>
  );
}
