import type { Intake } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import {
  Alert,
  Button,
  Caption,
  Card,
  Row,
  Stack,
  type SumColumn,
  SumTable,
  VisuallyHidden,
} from '@vp-digital/core/ui';
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
  const { take, leaveOut, busy, failed } = useTakeOver(intake, data, { onTake, onDecided });
  const texts = useToldTexts(data);
  const things = toldIn(intake.answers);
  const nameOf = (told: Told) => `${texts.place(told)}: ${texts.name(told)}`;
  const placeOf = (told: Told) => writeOf(told, data, '');
  const columns: SumColumn<Told>[] = [
    {
      kind: 'text',
      key: 'what',
      header: t('what'),
      cell: (told) => (
        <>
          {texts.name(told)}
          <Caption>{texts.place(told)}</Caption>
        </>
      ),
    },
    {
      kind: 'text',
      key: 'told',
      header: t('told'),
      cell: (told) => {
        const recorded = recordedOf(told, data);
        const place = placeOf(told);
        return (
          <>
            <b>{texts.told(told)}</b>
            <Caption>{t('recorded', { value: texts.recorded(told, recorded) })}</Caption>
            {typeof place === 'string' && <Caption>{t(`noPlace.${place}`)}</Caption>}
          </>
        );
      },
    },
    {
      kind: 'text',
      key: 'decide',
      header: t('decide'),
      hideHeader: true,
      cell: (told) => (
        <Row>
          <Button
            writes
            size="compact"
            disabled={busy || typeof placeOf(told) === 'string'}
            onClick={() => void take([told], nameOf)}
          >
            {t('take')}
            <VisuallyHidden> {nameOf(told)}</VisuallyHidden>
          </Button>
          <Button writes size="compact" kind="quiet" disabled={busy} onClick={() => void leaveOut([told])}>
            {t('leaveOut')}
            <VisuallyHidden> {nameOf(told)}</VisuallyHidden>
          </Button>
        </Row>
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
