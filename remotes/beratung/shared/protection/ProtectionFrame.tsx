import { adults, mainEmployment, occupationOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { RailFrame } from '@vp-digital/core/parts';
import { EstimatedIcon } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { FactsSheet } from '../facts/FactsSheet';
import { NoFigures } from './NoFigures';
import type { PersonData } from '../wishes/data';
import { type ProtectionStep, useProtectionSteps } from './useProtectionSteps';

export interface ProtectionFrameProps extends PersonData {
  step: ProtectionStep;
  /** The page's name. */
  name: string;
  headline: ReactNode;
  caption?: ReactNode;
  /** Left out while there is nothing to compute with: then the page says why, and what helps. */
  children?: ReactNode;
}

/** What the pages on earning power share: the rail, the sheet "Angaben", and why there are no figures. */
export function ProtectionFrame({
  step,
  name,
  headline,
  caption,
  children,
  data,
  person,
}: ProtectionFrameProps) {
  const { t } = useTranslation('beratung');
  const householdId = useHouseholdId();
  return (
    <RailFrame
      label={t('rail.label')}
      rail={`${householdId}/arbeitskraft`}
      steps={useProtectionSteps({ data, person })}
      current={step}
      persons={adults(data)}
      personId={person.id}
      name={name}
      headline={children ? headline : t(`none.${nothingOf({ data, person })}`, { name: person.name })}
      caption={children ? caption : undefined}
      sheets={[
        {
          name: 'angaben',
          open: t('facts.open'),
          icon: EstimatedIcon,
          draw: (sheet) => <FactsSheet {...sheet} key={person.id} data={data} person={person} />,
        },
      ]}
    >
      {(toggle) => children ?? <NoFigures data={data} person={person} onFacts={() => toggle('angaben')} />}
    </RailFrame>
  );
}

/** What is said instead of a figure: only where facts are missing is there something still to compute. */
function nothingOf({ data, person }: PersonData): 'headline' | 'headlineRetired' | 'headlineNotEarning' {
  const occupation = occupationOf(data, person.id);
  if (occupation === 'retired') return 'headlineRetired';
  return occupation === 'notEarning' && mainEmployment(data, person.id) ? 'headlineNotEarning' : 'headline';
}
