import type { Recommendations } from '@vp-digital/core/contracts';
import { jobStages, type PageProps, personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Card, Empty, Page, Stack, StepBar, TextLink } from '@vp-digital/core/ui';
import { useRevokeRecommendationMutation } from '../../api';
import { CodeCard } from '../../shared/codes/CodeCard';
import { CodesTable } from '../../shared/codes/CodesTable';
import { ContactCard } from '../../shared/codes/ContactCard';
import { NewCode } from '../../shared/codes/NewCode';
import { openCode, useCodes } from '../../shared/codes/useCodes';
import classes from './Board.module.css';
import { CandidateCard } from './CandidateCard';
import { candidatesOf, type TeamData, withoutConsent } from './candidates';

/** Teamaufbau: who is interested, how it goes on, and the two ways in; for the advisor alone. */
export default function TeamBuildingPage({ data }: PageProps<TeamData>) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'teamBuilding' });
  const { t: code } = useTranslation('household/jobInterests');
  const { list } = useFormat();
  const householdId = useHouseholdId();
  const today = useHost().clock.today();
  const candidates = candidatesOf(data, today);
  const waiting = withoutConsent(data);
  return (
    <Page name={t('name')} headline={t('headline', { count: candidates.length })} caption={t('caption')}>
      <Stack>
        {waiting.length > 0 && (
          <Alert
            tone="warning"
            title={t('noConsent', { names: list(waiting), count: waiting.length })}
            action={
              <TextLink href={routes.recruiting.href({ legacyHouseholdId: householdId })}>
                {t('toAnswers')}
              </TextLink>
            }
          />
        )}
        {candidates.length === 0 && (
          <Card title={t('empty.title')}>
            <Empty>{t('empty.text')}</Empty>
          </Card>
        )}
        {candidates.length > 0 && (
          <ol className={classes['board']} aria-label={t('board')}>
            {jobStages.map((stage) => (
              <li key={stage} data-ended={stage === 'ended' || undefined}>
                <h2>{code(`stage.${stage}`)}</h2>
                {candidates
                  .filter(({ interest }) => (interest.stage ?? 'interest') === stage)
                  .map((candidate) => (
                    <CandidateCard key={candidate.id} candidate={candidate} />
                  ))}
              </li>
            ))}
          </ol>
        )}
        <LoadedState result={useCodes('team-invitations')}>
          {(codes) => <Invitations codes={codes} data={data} />}
        </LoadedState>
        <StepBar back={{ label: t('back'), href: routes.teamPresentation.href({ householdId }) }} />
      </Stack>
    </Page>
  );
}

/** Codes by which others enter themselves, and who has. */
function Invitations({ codes, data: { persons } }: { codes: Recommendations; data: TeamData }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'teamBuilding' });
  const householdId = useHouseholdId();
  const [revoke, { isError }] = useRevokeRecommendationMutation();
  const { items, takesContacts } = codes;
  const code = openCode(items);
  const giver = personsInOrder({ persons }).find(({ id }) => id === code?.giverId)?.name ?? '';
  return (
    <Stack>
      {!takesContacts && <Alert tone="warning" title={t('noMail')} />}
      {isError && <Alert tone="negative" announce title={t('notRevoked')} />}
      {code && (
        <CodeCard
          code={code}
          title={t('card.title', { giver })}
          cardText={t('card.text')}
          onRevoke={() =>
            void revoke({ householdId, list: 'team-invitations', recommendationId: code.recommendationId })
          }
        />
      )}
      <NewCode list="team-invitations" title={t('invite')} persons={persons} />
      {items.flatMap(({ recommendationId, contacts }) =>
        contacts.map((contact) => (
          <ContactCard
            key={contact.contactId}
            list="team-invitations"
            recommendationId={recommendationId}
            contact={contact}
          />
        )),
      )}
      <CodesTable items={items} persons={persons} />
    </Stack>
  );
}
