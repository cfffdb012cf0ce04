import { OfFigure } from '@vp-digital/core/figures';
import { AssumptionsButton } from '@vp-digital/core/forms';
import { healthChoiceRules } from '@vp-digital/core/finance';
import {
  type HealthEligibility,
  isOnOwnAccount,
  occupationOf,
  type PrivateHealthGrowth,
  healthCostsFigure,
  healthDifferenceFigure,
  healthSavingsCapitalFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Columns, StepBar, type StepBarProps } from '@vp-digital/core/ui';
import { PkvFrame } from '../../shared/module/PkvFrame';
import type { Comparison } from './Comparison';
import { CostsHeadline } from './CostsHeadline';
import { CourseCard } from './CourseCard';
import { OldAgeCard } from './OldAgeCard';
import { OwnContractCard } from './OwnContractCard';
import { PartTimeCard } from './PartTimeCard';
import { RetiredCard } from './RetiredCard';
import { SavingCard } from './SavingCard';
import { TariffCard } from './TariffCard';
import { TodayCard } from './TodayCard';

export interface CostsResultProps extends Comparison {
  eligibility: HealthEligibility;
  isTried: boolean;
  onGrowth(growth: PrivateHealthGrowth | undefined): void;
  back: StepBarProps['back'];
  next: StepBarProps['next'];
}

/** Today, in retirement, and every year between: the two systems side by side. */
export function CostsResult({
  isTried,
  onGrowth,
  back,
  next,
  eligibility: { wayBack },
  ...comparison
}: CostsResultProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs' });
  const { data, person, planned, course, growth } = comparison;
  const { tariff, file, own } = planned;
  const contract = own === 'missing' ? undefined : own;
  const isEmployed = occupationOf(data, person.id) === 'employee' && !isOnOwnAccount(data, person.id);
  return (
    <PkvFrame
      station="costs"
      data={data}
      person={person}
      headline={
        <OfFigure figure={healthDifferenceFigure}>
          <CostsHeadline course={course} />
        </OfFigure>
      }
      caption={
        contract
          ? t(contract.company === '' ? 'captionOwnOpen' : 'captionOwn', { company: contract.company })
          : t('caption', { tariff: tariff.name, company: tariff.company, version: file.version })
      }
    >
      {wayBack && (
        <Alert tone="info" title={t('wayBack.title', { name: person.name })}>
          {t(`wayBack.${wayBack}`, { age: healthChoiceRules.returnAge })}
        </Alert>
      )}
      {contract ? (
        <OwnContractCard contract={contract} />
      ) : (
        <TariffCard data={data} person={person} planned={planned} />
      )}
      <OfFigure figure={healthDifferenceFigure}>
        <Columns stretch>
          <TodayCard {...comparison} />
          <OfFigure figure={healthCostsFigure}>
            <RetiredCard course={course} isCivil={planned.aidRate !== undefined} name={person.name} />
          </OfFigure>
        </Columns>
        <OfFigure figure={healthCostsFigure}>
          <CourseCard course={course} growth={growth} isTried={isTried} onGrowth={onGrowth} />
        </OfFigure>
        <Columns stretch count={isEmployed && wayBack === undefined ? 2 : 1}>
          {/* who cannot enter a fund saves nothing against its contributions */}
          {wayBack === undefined && (
            <OfFigure figure={healthSavingsCapitalFigure}>
              <SavingCard {...comparison} />
            </OfFigure>
          )}
          {isEmployed && <PartTimeCard {...comparison} />}
        </Columns>
        <OfFigure figure={healthCostsFigure}>
          <OldAgeCard
            course={course}
            planned={planned}
            birthDate={data.persons.items[person.id]?.birthDate}
          />
        </OfFigure>
      </OfFigure>
      <Alert tone="warning" title={t('warning.title', { age: healthChoiceRules.returnAge })}>
        {t('warning.text')}
      </Alert>
      <AssumptionsButton data={data} />
      <StepBar back={back} next={next} />
    </PkvFrame>
  );
}
