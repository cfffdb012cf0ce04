import { adults } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { RailFrame, type RailSheet } from '@vp-digital/core/parts';
import type { ReactNode } from 'react';
import type { PensionPerson } from './data';
import { type PensionStep, usePensionSteps } from './usePensionSteps';

export interface PensionFrameProps extends PensionPerson {
  step: PensionStep;
  name: string;
  headline: ReactNode;
  caption?: ReactNode;
  sheets?: readonly RailSheet[];
  children: ReactNode;
}

/** What the pages on the Basisrente share. */
export function PensionFrame({ step, data, person, ...page }: PensionFrameProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'pension.rail' });
  const householdId = useHouseholdId();
  return (
    <RailFrame
      {...page}
      label={t('label')}
      rail={`${householdId}/basis-rente`}
      steps={usePensionSteps({ data, person })}
      current={step}
      persons={adults(data)}
      personId={person.id}
    />
  );
}
