import {
  adults,
  isOutdated,
  nextStatement,
  type PageProps,
  revealedSavers,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Button, Caption, Columns, Page, StepBar } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useSteps } from '../../shared/steps/useSteps';
import { useBeginsTalk } from '../../shared/talk/talkRuns';
import { DifferencesCard } from './DifferencesCard';
import { ResultCard } from './ResultCard';
import type { SaverData } from './saverData';
import { StatementCard } from './StatementCard';
import { TurnCard } from './TurnCard';
import { useSaverHeadline } from './useSaverHeadline';

/**
 * Sparertyp: eight statements about habits, which partners answer one after the other, unseen by each other until both are done. It
 * chooses words and pots, never a product.
 */
export default function SaverTypePage({ data }: PageProps<SaverData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'saverType' });
  const { date } = useFormat();
  const today = useHost().clock.today();
  const entries = useEntries('saverType');
  const steps = useSteps('saverType');
  const headline = useSaverHeadline(data);
  const [personId, setPersonId] = useState<string>();
  useBeginsTalk();
  const persons = adults(data);
  const revealed = revealedSavers(data);
  const answering = persons.find(({ id }) => id === personId);
  const old = persons.flatMap(({ id }) => {
    const answers = data.saverType.items[id];
    return answers?.answeredAt !== undefined && isOutdated(answers, today) ? [answers.answeredAt] : [];
  });
  const forget = () => {
    for (const { id, name } of persons) if (data.saverType.items[id]) entries.remove(id, t('of', { name }));
  };
  return (
    <Page
      name={t('name')}
      headline={headline}
      caption={t('notice')}
      actions={
        revealed && (
          <Button writes onClick={forget}>
            {t('forget')}
          </Button>
        )
      }
    >
      {old[0] !== undefined && (
        <Alert
          tone="warning"
          title={t('outdated.title', { day: date(old[0]) })}
          action={
            <Button writes size="compact" onClick={forget}>
              {t('outdated.again')}
            </Button>
          }
        >
          {t('outdated.text')}
        </Alert>
      )}
      {revealed ? (
        <>
          <Columns stretch>
            {revealed.map(({ personId: id, result }, index) => (
              <ResultCard
                key={id}
                data={data}
                personId={id}
                tone={index === 0 ? 'first' : 'second'}
                result={result}
              />
            ))}
          </Columns>
          <DifferencesCard data={data} savers={revealed} />
        </>
      ) : answering && nextStatement(data.saverType.items[answering.id]) !== undefined ? (
        <StatementCard
          key={answering.id}
          person={answering}
          answers={data.saverType.items[answering.id]}
          onDone={() => setPersonId(undefined)}
        />
      ) : (
        <TurnCard data={data} onBegin={setPersonId} />
      )}
      <Caption>{t('noAdvice')}</Caption>
      <StepBar {...steps} isSecondary={!revealed} />
    </Page>
  );
}
