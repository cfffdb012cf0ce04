import { CustomerPage, NextStep } from '@vp-digital/core/customer';
import { OfFigure, useAssumedPension, useNeedWords } from '@vp-digital/core/figures';
import {
  type CoursePhase,
  doubtsOf,
  incomeCourse,
  type PageProps,
  protectionGapFigure,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { useProtectionStepOf } from '../../shared/protection/useProtectionSteps';
import type { PersonData, ProtectionData } from '../../shared/wishes/data';
import { whyNothing } from '../../shared/protection/whyNothing';
import { CustomerCourse } from './CustomerCourse';
import { CustomerHints } from './CustomerHints';
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
  const step = useProtectionStepOf({ data, person }, 'background');
  if (outcome.kind !== 'computed') {
    const why = whyNothing({ data, person }, outcome);
    return (
      <CustomerPage
        ask={t(why === 'retired' ? 'askRetired' : 'ask')}
        name={name}
        step={step}
        headline={t(`nothing.${why}`)}
      >
        <NextStep about={t(`after.${why}.next`)}>{t(`after.${why}.why`)}</NextStep>
      </CustomerPage>
    );
  }
  const course = outcome.value;
  const { net } = course.protection;
  const fullCase = course.occupation === 'civilServant' ? 'unfit' : 'full';
  const [first] = course.protection.gaps;
  const open = first?.fromAge === undefined ? 'headline' : 'headlineLater';
  return (
    <CustomerPage
      ask={t('ask')}
      name={name}
      step={step}
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
        <CustomerCourse title={t('case.sick')} phases={course.cases.sick} net={net} />
        {course.cases.partial && (
          <CustomerCourse title={t('case.partial')} phases={pensionsOf(course.cases.partial)} net={net} />
        )}
        <CustomerCourse title={t(`case.${fullCase}`)} phases={pensionsOf(course.cases.full)} net={net} />
        <CustomerPayers
          phases={course.cases.full}
          remark={course.protection.pension.assumed && sayAssumed('disability', person.name)}
        />
      </OfFigure>
      <CustomerHints course={course} />
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

/** The years with a pension: the weeks before them are those of every case. */
const pensionsOf = (phases: readonly CoursePhase[]) => phases.filter(({ kind }) => kind === 'pension');
