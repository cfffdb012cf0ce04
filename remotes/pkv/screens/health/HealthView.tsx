import { healthQuestions } from '@vp-digital/core/contracts';
import { adults } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState, usePersonChoice } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Caption, Key, LockedIcon, Stack, StepBar, Switch } from '@vp-digital/core/ui';
import { useEffect } from 'react';
import type { PersonData } from '../../shared/module/data';
import { PkvFrame } from '../../shared/module/PkvFrame';
import { ChartCard } from './ChartCard';
import { EndedCard } from './EndedCard';
import { KeepingCard } from './KeepingCard';
import { answeredOf, isContradictory, worstLight } from './lights';
import { PapersCard } from './PapersCard';
import { QuestionCard } from './QuestionCard';
import { reveal, useIsRevealed } from './revealed';
import { type ChartEditor, useChart } from './useChart';
import { WaysOnCard } from './WaysOnCard';

/** The answers of a person, or what has to come before them. */
export function HealthView({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health' });
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const editor = useChart(person.id);
  const chart = editor.status === 'ready' ? editor.data.chart : undefined;
  // the household itself is open: its documents are there
  const isRefused = editor.status === 'error' && editor.error.kind === 'forbidden';
  const count = chart ? answeredOf(chart).length : 0;
  return (
    <PkvFrame
      station="health"
      data={data}
      person={person}
      undo={editor.status === 'ready' ? editor.data.undo : undefined}
      headline={
        count === 0 ? (
          t('headlineNone', { name: person.name })
        ) : (
          <Trans
            t={t}
            i18nKey="headline"
            values={{ answered: count, all: healthQuestions.length }}
            components={{ key: <Key /> }}
          />
        )
      }
      caption={t('caption')}
    >
      {isCivilServant({ data, person }) && (
        <Alert tone="info" title={t('opening.title')}>
          {t('opening.text')}
        </Alert>
      )}
      {isRefused ? (
        <Alert tone="info" icon={LockedIcon} title={t('otherHands.title')}>
          {t('otherHands.text')}
        </Alert>
      ) : (
        <LoadedState result={editor}>
          {(open) => <Chart editor={open} data={data} person={person} />}
        </LoadedState>
      )}
      <StepBar
        back={{ label: t('back'), href: keepPerson(routes.pkvStart.href({ householdId })) }}
        next={{ label: t('next'), href: keepPerson(routes.pkvCosts.href({ householdId })) }}
      />
    </PkvFrame>
  );
}

function Chart({ editor, data, person }: PersonData & { editor: ChartEditor }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health' });
  const householdId = useHouseholdId();
  const today = useHost().clock.today();
  const { document, chart } = editor;
  if (document.state === 'noConsent')
    return (
      <Stack>
        <Alert
          tone="info"
          title={t('noConsent.title', { name: person.name })}
          action={<Button href={routes.dataProtection.href({ householdId })}>{t('noConsent.action')}</Button>}
        >
          {t('noConsent.text')}
        </Alert>
        <EndedCard document={document} />
      </Stack>
    );
  if (document.state === 'unreadable')
    return (
      <Stack>
        <Alert tone="warning" title={t('unreadable.title')}>
          {t('unreadable.text')}
        </Alert>
        <KeepingCard editor={editor} person={person} />
      </Stack>
    );
  const worst = worstLight(chart, today);
  return (
    <Stack>
      <SaveTrouble editor={editor} />
      {adults(data).length > 1 && <RevealSwitch person={person} />}
      <QuestionCard editor={editor} />
      <Caption>{t('duty')}</Caption>
      {isContradictory(chart) && (
        <Alert tone="warning" title={t('contradiction.title')}>
          {t('contradiction.text')}
        </Alert>
      )}
      <ChartCard chart={chart} />
      {worst && (
        <>
          <PapersCard chart={chart} />
          <WaysOnCard chart={chart} data={data} person={person} />
        </>
      )}
      {document.state === 'given' && <KeepingCard editor={editor} person={person} />}
      <EndedCard document={document} />
    </Stack>
  );
}

/** Nur für eine Person: the customer's page is covered until it is said that nobody else looks on, and again afterwards. */
function RevealSwitch({ person: { id, name } }: Pick<PersonData, 'person'>) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health.reveal' });
  const isRevealed = useIsRevealed(id);
  useEffect(() => () => reveal(undefined), []);
  return (
    <Switch
      writes={false}
      label={t('label', { name })}
      hint={t('hint', { name })}
      value={isRevealed}
      onChange={(isOn) => reveal(isOn ? id : undefined)}
    />
  );
}

/** What is typed stays in sight until it is saved. */
function SaveTrouble({ editor: { saving, retry } }: { editor: ChartEditor }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health.saving' });
  if (saving !== 'failed' && saving !== 'changedElsewhere') return undefined;
  return (
    <Alert
      tone="negative"
      title={t(`${saving}.title`)}
      action={<Button onClick={retry}>{t(`${saving}.action`)}</Button>}
    >
      {t(`${saving}.text`)}
    </Alert>
  );
}

const isCivilServant = ({ data, person }: PersonData): boolean =>
  Object.values(data.employments.items).some(
    ({ personId, status }) =>
      personId === person.id && (status.startsWith('civilServant') || status === 'judge'),
  );
