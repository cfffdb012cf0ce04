import { AssumptionsButton } from '@vp-digital/core/forms';
import { buildingVariants } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import {
  Alert,
  Button,
  Caption,
  Card,
  Chip,
  Columns,
  MoneyField,
  Row,
  SegmentedChoice,
  Stack,
  StepBar,
} from '@vp-digital/core/ui';
import { BuildingFrame } from '../../shared/building/BuildingFrame';
import { ConceptTabs } from '../../shared/building/ConceptTabs';
import { type BuildingInput, corridorOf, courseOf, inputOf, rateFor } from '../../shared/building/course';
import { CourseChart } from '../../shared/building/CourseChart';
import type { BuildingProps } from '../../shared/building/WithTariffs';
import { NoPlan } from '../../shared/building/NoPlan';
import { useBuildingPlan } from '../../shared/building/useBuildingPlan';
import { useMonths } from '../../shared/building/useMonths';
import { ComparisonCard } from './ComparisonCard';
import { PhasesCard } from './PhasesCard';
import { ProposalCard } from './ProposalCard';
import { WithoutLoanCard } from './WithoutLoanCard';

/** The plan: what is set, the three phases that follow, and what speaks against it. */
export function ConceptView({ data, person, tariffs }: BuildingProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.concept' });
  const { t: word } = useTranslation('household/buildingPlans');
  const { euros, percent } = useFormat();
  const householdId = useHouseholdId();
  const editor = useBuildingPlan({ data, person });
  const months = useMonths();
  const plan = data.buildingPlans.items[person.id];
  const input = plan && inputOf(plan, tariffs);
  const variant = plan?.variant ?? 'financer';
  const tariff = tariffs[variant];
  const rate = (share: number) => percent(share, { minimumDecimals: 1, maximumDecimals: 2 });
  const corridor = input && corridorOf(input);
  const needIn = plan?.needOn === undefined ? undefined : months.until(plan.needOn);
  const proposed =
    tariff && plan?.sum !== undefined && needIn !== undefined && needIn > 0
      ? rateFor({ sum: plan.sum, extraYear: plan.extraYear ?? 0, tariff }, needIn)
      : undefined;
  return (
    <BuildingFrame
      step="concept"
      name={t('name')}
      headline={
        input
          ? t('headline', { rate: euros(input.rate), loanRate: rate(input.tariff.loanRate) })
          : t('headlineOpen')
      }
      caption={t('fictional')}
      data={data}
      person={person}
    >
      <ConceptTabs data={data} current="phases" />
      {input && <PhasesChart input={input} />}
      <Columns>
        <Card title={t('set')} actions={<Chip tone="info">{t('fictionalChip')}</Chip>}>
          <Stack gap="medium">
            <Columns kind="fields">
              <MoneyField {...editor.field('sum', t('sum'))} />
              <MoneyField {...editor.field('rate', t('rate'))} unit={t('aMonth')} />
            </Columns>
            <MoneyField {...editor.field('extraYear', t('extraYear'))} unit={t('aYear')} />
            <SegmentedChoice
              {...editor.choice('variant', t('variant'))}
              value={variant}
              options={buildingVariants.map((value) => ({ value, label: word(`variant.${value}`) }))}
            />
            {tariff && (
              <Caption>
                {t('tariff', {
                  minimum: rate(tariff.minimumBalance),
                  fee: rate(tariff.feeRate),
                  savings: rate(tariff.savingsRate),
                  loan: rate(tariff.loanRate),
                })}
              </Caption>
            )}
            {proposed !== undefined && proposed !== plan?.rate && (
              <Row spread>
                <span>{t('forDate', { amount: euros(proposed) })}</span>
                <Button
                  writes
                  size="compact"
                  onClick={() => {
                    editor.set('rate', proposed, t('rate'));
                    editor.leave();
                  }}
                >
                  {t('take')}
                </Button>
              </Row>
            )}
          </Stack>
        </Card>
        {input ? <PhasesCard input={input} needIn={needIn} /> : <NoPlan />}
      </Columns>
      {input && corridor && corridor.place !== 'within' && (
        <Alert
          tone="warning"
          title={t(`corridor.${corridor.place}`, {
            least: euros(corridor.least),
            most: euros(corridor.most),
          })}
        >
          {t('corridor.text', { usual: euros(corridor.usual) })}
        </Alert>
      )}
      {input && (
        <>
          <ComparisonCard input={input} data={data} />
          <Columns>
            <WithoutLoanCard input={input} />
            <ProposalCard data={data} person={person} input={input} />
          </Columns>
          <AssumptionsButton data={data} />
        </>
      )}
      <StepBar
        back={{ label: t('back'), href: routes.buildingSavingsNeed.href({ householdId }) }}
        next={{ label: t('next'), href: routes.buildingSavingsCourse.href({ householdId }) }}
      />
    </BuildingFrame>
  );
}

/** The three phases as a picture; without an allocation there are none. */
function PhasesChart({ input }: { input: BuildingInput }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.phases' });
  const course = courseOf(input);
  return (
    course.allocation && (
      <Card title={t('title')} caption={t('notPromised')}>
        <CourseChart course={course} />
      </Card>
    )
  );
}
