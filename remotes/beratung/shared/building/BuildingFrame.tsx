import { adults } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { RailFrame } from '@vp-digital/core/parts';
import { EstimatedIcon } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import type { BuildingPersonData } from './data';
import { FactsSheet } from './FactsSheet';
import { type BuildingStep, useBuildingSteps } from './useBuildingSteps';

export interface BuildingFrameProps extends BuildingPersonData {
  step: BuildingStep;
  name: string;
  headline: ReactNode;
  caption?: ReactNode;
  children: ReactNode;
}

/** What the pages on building savings share: the rail and the sheet "Angaben". */
export function BuildingFrame({ step, name, headline, caption, children, data, person }: BuildingFrameProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building' });
  const householdId = useHouseholdId();
  return (
    <RailFrame
      label={t('rail')}
      rail={`${householdId}/bausparen`}
      steps={useBuildingSteps({ data, person })}
      current={step}
      persons={adults(data)}
      personId={person.id}
      name={name}
      headline={headline}
      caption={caption}
      sheets={[
        {
          name: 'angaben',
          open: t('facts.open'),
          icon: EstimatedIcon,
          draw: (sheet) => <FactsSheet {...sheet} key={person.id} data={data} person={person} />,
        },
      ]}
    >
      {children}
    </RailFrame>
  );
}
