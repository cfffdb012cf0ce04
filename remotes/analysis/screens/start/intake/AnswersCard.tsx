import type { Intake } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { AnswerButtons } from './AnswerButtons';
import { AnswerText } from './AnswerText';
import { type IntakeData, type Told, toldIn } from './data';
import { recordedOf } from './recordedOf';
import { useTakeOver } from './useTakeOver';
import { useToldTexts } from './useToldTexts';
import { writeOf } from './writeOf';

export interface AnswersCardProps {
  intake: Intake;
  data: IntakeData;
  /** Something is written that can be taken back. */
  onTake(): void;
  onDecided(): void;
}

/** "Vom Kunden ausgefüllt": what was sent beside what is recorded, each to be taken over or left out. */
export function AnswersCard({ intake, data, onTake, onDecided }: AnswersCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.intake.answers' });
  const { day } = useFormat();
  const { take, leaveOut, busy, problem, siblings } = useTakeOver(intake, data, { onTake, onDecided });
  const texts = useToldTexts(data);
  const things = toldIn(intake.answers);
  const nameOf = (told: Told) => `${texts.place(told)}: ${texts.name(told)}`;
  const writes = new Map(things.map((told) => [told, writeOf(told, data, siblings)]));
  const placeOf = (told: Told) => {
    const write = writes.get(told);
    return typeof write === 'string' ? write : undefined;
  };
  const isAdditional = (told: Told) => {
    const write = writes.get(told);
    return typeof write === 'object' && write.isAdditional === true;
  };
  const certain = things.filter((told) => !isAdditional(told));
  const columns: SumColumn<Told>[] = [
    {
      kind: 'text',
      key: 'what',
      header: t('what'),
      cell: (told) => (
        <AnswerText
          name={texts.name(told)}
          value={texts.told(told)}
          place={texts.place(told)}
          recorded={texts.recorded(told, recordedOf(told, data, siblings))}
          note={isAdditional(told) ? 'additional' : placeOf(told)}
        />
      ),
    },
    {
      kind: 'text',
      key: 'decide',
      header: t('decide'),
      hideHeader: true,
      cell: (told) => (
        <AnswerButtons
          name={nameOf(told)}
          busy={busy}
          hasPlace={placeOf(told) === undefined}
          onTake={() => void take([told], nameOf)}
          onLeaveOut={() => void leaveOut([told])}
        />
      ),
    },
  ];
  return (
    <Card
      kind="advisor"
      title={t('title', { count: things.length })}
      caption={t('caption', {
        sent: day(intake.sentAt ?? intake.createdAt),
        until: day(intake.keptUntil ?? intake.expiresAt),
      })}
      actions={
        <Button
          writes
          loading={busy}
          disabled={certain.length === 0}
          onClick={() => void take(certain, nameOf)}
        >
          {t('takeAll')}
        </Button>
      }
    >
      <Stack>
        {problem && <Alert tone="negative" title={t(problem)} announce />}
        <SumTable
          caption={t('title', { count: things.length })}
          columns={columns}
          rows={things}
          rowKey={({ keys }) => keys.join()}
        />
      </Stack>
    </Card>
  );
}
