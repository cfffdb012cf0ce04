import type { Intake } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { AnswerButtons } from './AnswerButtons';
import { AnswerText } from './AnswerText';
import { type IntakeData, type Told, toldIn } from './data';
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
  const { take, leaveOut, busy, failed } = useTakeOver(intake, data, { onTake, onDecided });
  const texts = useToldTexts(data);
  const things = toldIn(intake.answers);
  const nameOf = (told: Told) => `${texts.place(told)}: ${texts.name(told)}`;
  const placeOf = (told: Told) => {
    const write = writeOf(told, data, '');
    return typeof write === 'string' ? write : undefined;
  };
  const columns: SumColumn<Told>[] = [
    {
      kind: 'text',
      key: 'what',
      header: t('what'),
      cell: (told) => <AnswerText told={told} data={data} texts={texts} noPlace={placeOf(told)} />,
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
        <Button writes loading={busy} onClick={() => void take(things, nameOf)}>
          {t('takeAll')}
        </Button>
      }
    >
      <Stack>
        {failed && <Alert tone="negative" title={t('failed')} announce />}
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
