import type { DataOf, PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import {
  Button,
  Caption,
  Card,
  Columns,
  DataList,
  Key,
  Page,
  StepBar,
  TextLink,
  useOffers,
} from '@vp-digital/core/ui';
import type { documents } from '../../shared/documents';
import { useSteps } from '../../shared/steps/useSteps';
import { useBeginsTalk } from '../../shared/talk/talkRuns';
import { talkStates, talkStationNames, talkStations } from '../../shared/talk/talkStations';
import { ParticipantsCard } from './ParticipantsCard';

const promises = ['overview', 'money', 'plan'] as const;

/** The start of the guided talk: what it promises, its eight stations with how far each is, and who takes part. */
export default function FfgStartPage({ data }: PageProps<DataOf<typeof documents.ffgStart>>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'ffgStart' });
  const { t: name } = useTranslation('analysis', { keyPrefix: 'steps.to' });
  const { t: word } = useTranslation('household/completeness');
  const householdId = useHouseholdId();
  const offers = useOffers();
  const states = talkStates(data, useHost().clock.today());
  const steps = useSteps('ffgStart');
  useBeginsTalk();
  const stations = talkStationNames
    .map((station) => ({
      station,
      href: talkStations[station].href({ householdId }),
      state: states[station],
    }))
    .filter(({ href }) => offers(href));
  const done = stations.filter(({ state }) => state === 'complete').length;
  const next = stations.find(({ state }) => state !== 'complete');
  const isBegun = stations.some(({ state }) => state !== 'empty');
  return (
    <Page
      name={t('name')}
      headline={<Trans t={t} i18nKey="headline" components={{ key: <Key /> }} />}
      caption={t('duration')}
      actions={
        <>
          <Button
            kind={isBegun && next ? 'secondary' : 'primary'}
            href={routes.ffgExplanation.href({ householdId })}
          >
            {t('begin')}
          </Button>
          {isBegun && next && (
            <Button kind="primary" href={next.href}>
              {t('continue', { station: name(next.station) })}
            </Button>
          )}
        </>
      }
    >
      <Columns count={3} stretch>
        {promises.map((promise) => (
          <Card key={promise} title={t(`promise.${promise}.title`)}>
            <p>{t(`promise.${promise}.text`)}</p>
          </Card>
        ))}
      </Columns>
      <Columns>
        <Card title={t('path')} caption={t('done', { done, count: stations.length })}>
          <DataList
            items={stations.map(({ station, href, state }, index) => ({
              key: station,
              label: (
                <>
                  {index + 1}. <TextLink href={href}>{name(station)}</TextLink>
                </>
              ),
              value: word(`state.${state}`),
            }))}
          />
          {!next && <Caption>{t('allDone')}</Caption>}
        </Card>
        <ParticipantsCard data={data} />
      </Columns>
      <StepBar {...steps} isSecondary />
    </Page>
  );
}
