import type { JobInterest, PageProps } from '@vp-digital/core/household';
import { jobAnswers } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Card, Page, Row, SegmentedChoice, Stack, StepBar, Switch } from '@vp-digital/core/ui';
import { askedAdults, isAnsweredNo, type RecruitingData } from './asked';

/** Auf gute Zusammenarbeit: Mitarbeit. Three neutral ways; asked are those who are present, and nobody else is named. */
export default function RecruitingPage({ data }: PageProps<RecruitingData>) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recruiting' });
  const householdId = useHouseholdId();
  const legacyHouseholdId = useRouteParameter('legacyHouseholdId');
  const isNo = isAnsweredNo(data);
  const asked = askedAdults(data);
  return (
    <Page name={t('name')} headline={t(isNo ? 'headlineNo' : 'headline')} caption={t('caption')}>
      <Stack>
        {isNo && (
          <Alert tone="info" title={t('no.title')}>
            {t('no.text')}
          </Alert>
        )}
        <Card title={t('about.title')}>
          <Stack gap="small">
            <p>{t('about.work')}</p>
            <p>{t('about.income')}</p>
            <p>{t('about.status')}</p>
            <p>{t('about.licence')}</p>
            <Row>
              <Button href={routes.teamPresentation.href({ householdId })}>{t('toDeck')}</Button>
            </Row>
          </Stack>
        </Card>
        {asked.map(({ id, name, interest }) => (
          <AnswerCard key={id} personId={id} name={name} interest={interest} />
        ))}
        <StepBar
          back={{ label: t('back'), href: routes.fiveSteps.href({ legacyHouseholdId }) }}
          next={{ label: t('toBoard'), href: routes.teamBuilding.href({ householdId }) }}
        />
      </Stack>
    </Page>
  );
}

interface AnswerCardProps {
  personId: string;
  name: string;
  interest: JobInterest | undefined;
}

/** What one says, and whether they agree to be contacted about it. */
function AnswerCard({ personId, name, interest }: AnswerCardProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recruiting' });
  const { t: code } = useTranslation('household/jobInterests');
  const today = useHost().clock.today();
  const editor = useEntry({
    section: 'jobInterests',
    id: personId,
    value: interest,
    blank: { position: 0 },
    of: name,
  });
  const answer = interest?.answer;
  const isInterested = answer === 'sideJob' || answer === 'mainJob';
  return (
    <Card title={t('answer.title', { name })}>
      <Stack gap="medium">
        <SegmentedChoice
          wide
          label={t('answer.label')}
          options={jobAnswers.map((value) => ({ value, label: code(`answer.${value}`) }))}
          value={answer}
          onChange={(value) => {
            editor.set('answer', value, t('answer.label'));
            if (value === 'no') {
              // who says no is followed up by nobody
              editor.set('agreedOn', undefined, t('answer.agreed'));
              editor.set('stage', undefined, t('answer.label'));
            }
            editor.leave();
          }}
        />
        {isInterested && (
          <Switch
            label={t('answer.agreed')}
            hint={t('answer.agreedHint')}
            value={interest?.agreedOn !== undefined}
            onChange={(agreed) => {
              editor.set('agreedOn', agreed ? today : undefined, t('answer.agreed'));
              editor.set('stage', agreed ? 'interest' : undefined, t('answer.label'));
              editor.set('contactedOn', agreed ? today : undefined, t('answer.label'));
              editor.leave();
            }}
          />
        )}
      </Stack>
    </Card>
  );
}
