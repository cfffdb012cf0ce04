import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { adults, type Criterion, gradeCriteria, type PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { OwnGradeData } from './FinancialGradePage';

const criteria = Object.keys(gradeCriteria) as Criterion[]; // Object.keys forgets the literal keys

/** What the grade looks at, and once all have estimated, what each has said. */
export default function FinancialGradeCustomer({ data }: PageProps<OwnGradeData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'financialGrade' });
  const { t: own } = useTranslation('analysis', { keyPrefix: 'financialGradeCustomer' });
  const { t: word } = useTranslation('analysis', { keyPrefix: 'gradeWords' });
  const { number } = useFormat();
  const persons = adults(data);
  const grades = persons.flatMap(({ id, name }) => {
    const { ownGradeTenths } = data.financialGrade.items[id] ?? {};
    return ownGradeTenths === undefined ? [] : [{ id, name, grade: ownGradeTenths / 10 }];
  });
  const isSaid = persons.length > 0 && grades.length === persons.length;
  return (
    <CustomerPage
      ask={own('ask')}
      name={own('name', { names: useNames(data) })}
      headline={<Trans t={t} i18nKey={isSaid ? 'said' : 'headline'} components={{ key: <Key /> }} />}
    >
      {isSaid && (
        <CustomerCard title={t('estimates.title')}>
          <CustomerRows
            rows={grades.map(({ id, name, grade }) => ({
              key: id,
              name,
              value: number(grade, { minimumDecimals: 1 }),
            }))}
          />
        </CustomerCard>
      )}
      <CustomerCard title={own('criteria')}>
        <CustomerRows
          rows={criteria.map((criterion) => ({
            key: criterion,
            name: word(`criterion.${criterion}`),
            detail: word(`asks.${criterion}`),
            value: '',
          }))}
        />
      </CustomerCard>
      <NextStep about={own('next')}>{word('notice')}</NextStep>
    </CustomerPage>
  );
}
