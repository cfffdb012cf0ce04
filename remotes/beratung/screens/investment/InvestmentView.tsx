import { OfFigure } from '@vp-digital/core/figures';
import { AssumptionsButton } from '@vp-digital/core/forms';
import { adults, reserveFigure, reserveLackFigure, runningAppointment } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { PersonSwitch, usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Checkbox, Columns, Key, Page, ReadOnly, StepBar } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useActingAdvisorQuery } from '../../api';
import { useInvestmentLicence } from '../../shared/catalogue/useInvestmentLicence';
import type { InvestmentData } from '../../shared/investment/data';
import { contradictions, riskFrame } from '../../shared/investment/riskFrame';
import { AnswersCard } from './AnswersCard';
import { BarsCard } from './BarsCard';
import { CoursesCard } from './CoursesCard';
import { KnowledgeCard } from './KnowledgeCard';
import { RecordButton } from './RecordButton';
import { SustainabilityCard } from './SustainabilityCard';
import { TimeCard } from './TimeCard';
import { ToolsCard } from './ToolsCard';
import { useSuitability } from './useSuitability';

export interface InvestmentProps {
  data: InvestmentData;
  person: { id: string; name: string };
}

/** Reserve first; then goal, horizon and three bars, of which the shortest binds. */
export function InvestmentView({ data, person }: InvestmentProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investment' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const persons = adults(data);
  const { choose, keepPerson } = usePersonChoice(persons);
  const suitability = useSuitability(data, person);
  const frame = riskFrame(suitability.answers);
  const found = contradictions(suitability.answers, data, date);
  const reserve = reserveFigure.of(data, { date });
  const lacksReserve = reserve.kind === 'computed' && reserve.value.months < reserve.value.targetMonths;
  const licence = useInvestmentLicence()({ licence: 'funds' });
  const advisor = useActingAdvisorQuery().data?.name;
  const isRemote = runningAppointment(data.appointments)?.place === 'video';
  const [isRecorded, setIsRecorded] = useState(false);
  const locked = isRemote && !isRecorded ? t('remote.locked') : undefined;
  return (
    <Page
      name={t('name')}
      headline={
        frame ? (
          <Trans
            t={t}
            i18nKey="headline"
            values={{ amount: euros(frame.mostInShares), level: frame.riskClass }}
            components={{ key: <Key /> }}
          />
        ) : (
          t('headlineOpen')
        )
      }
      caption={t('caption')}
      actions={
        <RecordButton
          suitability={suitability}
          advisor={advisor}
          locked={locked ?? (licence && t('licence'))}
        />
      }
    >
      <PersonSwitch persons={persons} value={person.id} onChange={choose} />
      {licence !== undefined && <Alert tone="info" title={t('licence')} />}
      {isRemote && (
        <Alert tone="warning" title={t('remote.title')}>
          {t('remote.text')}
          <Checkbox writes={false} label={t('remote.confirm')} value={isRecorded} onChange={setIsRecorded} />
        </Alert>
      )}
      {lacksReserve && (
        <Alert
          tone="warning"
          title={t('reserveFirst.title')}
          action={<Button href={routes.balanceSheet.href({ householdId })}>{t('reserveFirst.to')}</Button>}
        >
          <OfFigure figure={reserveLackFigure}>
            {t('reserveFirst.text', {
              missing: euros(reserve.value.missing),
              count: reserve.value.targetMonths,
            })}
          </OfFigure>
        </Alert>
      )}
      {found.map((one) => (
        <Alert key={one} tone="warning" title={t('again.title')}>
          {t(`again.${one}`)}
        </Alert>
      ))}
      <ReadOnly reason={locked ?? (licence && t('licence'))}>
        <Columns>
          <AnswersCard data={data} suitability={suitability} />
          <SustainabilityCard suitability={suitability} />
        </Columns>
        <KnowledgeCard suitability={suitability} />
        <BarsCard suitability={suitability} />
      </ReadOnly>
      <Columns>
        <TimeCard data={data} />
        <CoursesCard answers={suitability.answers} data={data} />
      </Columns>
      <ToolsCard />
      <AssumptionsButton data={data} />
      <StepBar
        back={{ label: t('back'), href: keepPerson(routes.productPyramid.href({ householdId })) }}
        next={{ label: t('next'), href: keepPerson(routes.investmentProducts.href({ householdId })) }}
      />
    </Page>
  );
}
