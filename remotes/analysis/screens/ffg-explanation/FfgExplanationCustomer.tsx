import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { type Criterion, type DataOf, gradeCriteria, type PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { documents } from '../../shared/documents';

const criteria = Object.keys(gradeCriteria) as Criterion[]; // Object.keys forgets the literal keys
const slides = ['where', 'grade', 'data', 'take'] as const;

/** Why money is talked about, for the customer. */
export default function FfgExplanationCustomer({ data }: PageProps<DataOf<typeof documents.ffgExplanation>>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'ffgExplanation' });
  const { t: own } = useTranslation('analysis', { keyPrefix: 'ffgExplanationCustomer' });
  const { t: word } = useTranslation('analysis', { keyPrefix: 'gradeWords' });
  const { percent } = useFormat();
  return (
    <CustomerPage
      ask={own('ask')}
      name={own('name', { names: useNames(data) })}
      headline={<Trans t={t} i18nKey="headline" components={{ key: <Key /> }} />}
    >
      {slides.map((slide) => (
        <CustomerCard key={slide} title={t(`slide.${slide}.title`)}>
          <p>{t(`slide.${slide}.text`)}</p>
        </CustomerCard>
      ))}
      <CustomerCard title={t('criteria')} wide>
        <CustomerRows
          rows={criteria.map((criterion) => ({
            key: criterion,
            name: word(`criterion.${criterion}`),
            detail: word(`asks.${criterion}`),
            value: word('weight', { weight: percent(gradeCriteria[criterion].weight / 100) }),
          }))}
        />
      </CustomerCard>
      <NextStep about={own('next')}>{own('why')}</NextStep>
    </CustomerPage>
  );
}
