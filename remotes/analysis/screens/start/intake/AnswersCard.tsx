import type { Intake } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { AnswerButtons } from './AnswerButtons';
import { AnswerText } from './AnswerText';
import { type IntakeData, type ProvidedFact, providedFacts } from './data';
import { recordedOf } from './recordedOf';
import { useTakeOver } from './useTakeOver';
import { useAnswerTexts } from './useAnswerTexts';
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
  const texts = useAnswerTexts(data);
  const things = providedFacts(intake.answers);
  const nameOf = (fact: ProvidedFact) => `${texts.place(fact)}: ${texts.name(fact)}`;
  const writes = new Map(things.map((fact) => [fact, writeOf(fact, data, siblings)]));
  const placeOf = (fact: ProvidedFact) => {
    const write = writes.get(fact);
    return typeof write === 'string' ? write : undefined;
  };
  const isAdditional = (fact: ProvidedFact) => {
    const write = writes.get(fact);
    return typeof write === 'object' && write.isAdditional === true;
  };
  const certain = things.filter((fact) => !isAdditional(fact));
  const columns: SumColumn<ProvidedFact>[] = [
    {
      kind: 'text',
      key: 'what',
      header: t('what'),
      cell: (fact) => (
        <AnswerText
          name={texts.name(fact)}
          value={texts.told(fact)}
          place={texts.place(fact)}
          recorded={texts.recorded(fact, recordedOf(fact, data, siblings))}
          note={isAdditional(fact) ? 'additional' : placeOf(fact)}
        />
      ),
    },
    {
      kind: 'text',
      key: 'decide',
      header: t('decide'),
      hideHeader: true,
      cell: (fact) => (
        <AnswerButtons
          name={nameOf(fact)}
          busy={busy}
          hasPlace={placeOf(fact) === undefined}
          onTake={() => void take([fact], nameOf)}
          onLeaveOut={() => void leaveOut([fact])}
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
          name="kundenangaben"
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
