import { CustomerPage, NextStep } from '@vp-digital/core/customer';
import { OfFigure, useAssumedPension, useNeedWords } from '@vp-digital/core/figures';
import { doubtsOf, incomeCourse, type PageProps, protectionGapFigure } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { PersonData, ProtectionData } from '../../shared/wishes/data';
import { whyNothing } from '../../shared/protection/whyNothing';
import { CustomerCourse } from './CustomerCourse';
import { CustomerPayers } from './CustomerPayers';

/** What is there each month when a person can no longer work, and who pays it, for the customer. */
export default function CoverCustomer({ data }: PageProps<ProtectionData>) {
  return <PersonPage data={data} View={Cover} />;
}

function Cover({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'coverCustomer' });
  const { euros } = useFormat();
  const sayAssumed = useAssumedPension('customer');
  const date = useHost().clock.today();
  const { doubts } = useNeedWords(data);
  const reasons = doubts(doubtsOf(data, { topic: 'work', personId: person.id }, date));
  const outcome = incomeCourse({ household: data, personId: person.id, date });
  const name = t('name', { name: person.name });
  if (outcome.kind !== 'computed') {
    const why = whyNothing({ data, person }, outcome);
    return (
      <CustomerPage ask={t('ask')} name={name} headline={t(`nothing.${why}`)}>
        <NextStep about={t(`after.${why}.next`)}>{t(`after.${why}.why`)}</NextStep>
      </CustomerPage>
    );
  }
  const course = outcome.value;
  const [first] = course.protection.gaps;
  const open = first?.fromAge === undefined ? 'headline' : 'headlineLater';
  return (
    <CustomerPage
      ask={t('ask')}
      name={name}
      headline={
        <OfFigure figure={protectionGapFigure}>
          <Trans
            t={t}
            i18nKey={first ? open : reasons === undefined ? 'headlineCovered' : 'headlineToCheck'}
            values={{
              gap: euros(first?.gapMonth ?? 0),
              age: String(first?.fromAge ?? ''),
              reasons: reasons ?? '',
            }}
            components={{ key: <Key /> }}
          />
          {first && reasons !== undefined && ` ${reasons}`}
        </OfFigure>
      }
    >
      <OfFigure figure={protectionGapFigure}>
        <CustomerCourse phases={course.cases.full} net={course.protection.net} />
        <CustomerPayers
          phases={course.cases.full}
          remark={course.protection.pension.assumed && sayAssumed('disability', person.name)}
        />
      </OfFigure>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
