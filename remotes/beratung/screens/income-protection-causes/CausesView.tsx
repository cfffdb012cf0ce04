import { adults } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Columns, Key, SegmentedChoice, StepBar } from '@vp-digital/core/ui';
import { useState } from 'react';
import { BackgroundTabs } from '../../shared/protection/BackgroundTabs';
import { ProtectionFrame } from '../../shared/protection/ProtectionFrame';
import type { PersonData } from '../../shared/wishes/data';
import { CauseCard } from './CauseCard';
import { type CauseBasis, tablesOf } from './causeTables';
import { OccupationCard } from './OccupationCard';
import { StartAgeCard } from './StartAgeCard';

/** One basis at a time: what private insurers accept and what the state's scheme grants is counted by other rules. */
export function CausesView({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionCauses' });
  const { share } = useFormat();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const [basis, setBasis] = useState<CauseBasis>('private');
  const tables = tablesOf(basis);
  const [newest] = tables;
  const mind = newest?.shares.find(([cause]) => cause === 'mind')?.[1] ?? 0;
  return (
    <ProtectionFrame
      step="background"
      name={t('name')}
      data={data}
      person={person}
      headline={
        <Trans
          t={t}
          i18nKey={`headline.${basis}`}
          values={{ share: share(mind / 10_000), year: newest?.year }}
          components={{ key: <Key /> }}
        />
      }
      caption={t('caption')}
    >
      <BackgroundTabs data={data} current="causes" />
      <SegmentedChoice
        label={t('basis.label')}
        writes={false}
        options={(['private', 'state'] as const).map((value) => ({ value, label: t(`basis.${value}`) }))}
        value={basis}
        onChange={setBasis}
      />
      <Columns>
        {tables.map((table) => (
          <CauseCard key={table.year} table={table} />
        ))}
      </Columns>
      <Columns>
        <OccupationCard />
        <StartAgeCard data={data} person={person} />
      </Columns>
      <StepBar
        back={[{ label: t('back'), href: keepPerson(routes.incomeProtectionCover.href({ householdId })) }]}
        next={[{ label: t('next'), href: keepPerson(routes.incomeProtectionConcept.href({ householdId })) }]}
      />
    </ProtectionFrame>
  );
}
