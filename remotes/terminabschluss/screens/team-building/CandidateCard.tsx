import { type JobInterest, jobStages } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useEntry } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Button, Card, DateField, Row, SelectField, Stack, TextField } from '@vp-digital/core/ui';
import type { Candidate } from './candidates';

/** Where somebody stands, when one last spoke and speaks again; who says no more is thanked with a reason. */
export function CandidateCard({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'teamBuilding.candidate' });
  const { t: code } = useTranslation('household/jobInterests');
  const { date } = useFormat();
  const today = useHost().clock.today();
  const entries = useEntries('jobInterests');
  const { id, name, interest, isOverdue } = candidate;
  const editor = useEntry({ section: 'jobInterests', id, value: interest, of: name });
  const stage: JobInterest['stage'] = interest.stage ?? 'interest';
  return (
    <Card title={name} caption={t('agreed', { day: date(interest.agreedOn ?? today) })}>
      <Stack gap="medium">
        {isOverdue && (
          <Alert tone="warning" title={t('overdue')}>
            {t('overdueText')}
          </Alert>
        )}
        <SelectField
          label={t('stage')}
          options={jobStages.map((one) => ({ value: one, label: code(`stage.${one}`) }))}
          value={stage}
          onChange={(next) => {
            if (!next) return;
            editor.set('stage', next, t('stage'));
            editor.set('contactedOn', today, t('contacted'));
            editor.leave();
          }}
        />
        <DateField {...editor.field('contactedOn', t('contacted'))} max={today} />
        <DateField {...editor.field('remindOn', t('remind'))} min={today} />
        {stage === 'ended' && (
          <TextField
            {...editor.field('endedBecause', t('because'))}
            hint={t('becauseHint')}
            maxLength={280}
          />
        )}
        <Row>
          <Button writes kind="quiet" onClick={() => entries.remove(id, name)}>
            {t('remove')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
