import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { inputOf } from '../../shared/building/course';
import type { BuildingData } from '../../shared/building/data';
import { type BuildingProps, withTariffs } from '../../shared/building/WithTariffs';
import { useBuildingStepOf } from '../../shared/building/useBuildingSteps';
import { assignmentOf } from './assignment';
import { changeKinds, effectOf, usualSizes } from './changes';
import { otherContract } from './otherContract';
import { useChangeText } from './useChangeText';

const View = withTariffs(Flexibility);

/** What can be changed later, for the customer. */
export default function BuildingSavingsFlexibilityCustomer({ data }: PageProps<BuildingData>) {
  return <PersonPage data={data} View={View} />;
}

function Flexibility({ data, person, tariffs }: BuildingProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.flexibility' });
  const { t: own } = useTranslation('beratung', { keyPrefix: 'buildingCustomer' });
  const step = useBuildingStepOf({ data, person }, 'concept');
  const { nameOf, timeOf, moneyOf } = useChangeText(usualSizes);
  const plan = data.buildingPlans.items[person.id];
  const input = plan && inputOf(plan, tariffs);
  const today = useHost().clock.today();
  return (
    <CustomerPage
      ask={own('ask.flexibility')}
      name={own('name.flexibility', { name: person.name })}
      step={step}
      headline={t(input ? 'headline' : 'headlineOpen')}
    >
      {input && (
        <CustomerCard title={t('table')} wide>
          <CustomerRows
            rows={[
              ...changeKinds.map((kind) =>
                effectOf(kind, input, usualSizes, otherContract({ data, person })),
              ),
              assignmentOf({ data, person }, input, usualSizes, today),
            ].map((effect) => ({
              key: effect.kind,
              name: nameOf(effect),
              detail: moneyOf(effect),
              value: timeOf(effect),
            }))}
          />
        </CustomerCard>
      )}
      <NextStep about={own('next.flexibility')}>{t('terms')}</NextStep>
    </CustomerPage>
  );
}
