import type { ReportQuestion } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ReportKey } from '@vp-digital/core/services';
import { Alert, Button, Caption, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useAnswerReportQuestionMutation } from '../../api';
import classes from './QuestionList.module.css';

export interface QuestionListProps {
  place: ReportKey;
  questions: readonly ReportQuestion[];
}

/** What the household has asked about a report, and whether it was answered; the answer itself goes its own way. */
export function QuestionList({ place, questions }: QuestionListProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'question' });
  const { dateTime } = useFormat();
  const [answer, { isLoading, isError }] = useAnswerReportQuestionMutation();
  if (questions.length === 0) return undefined;
  const columns: SumColumn<ReportQuestion>[] = [
    {
      kind: 'text',
      key: 'asked',
      header: t('title'),
      cell: ({ askedAt, text, answeredAt }) => (
        <Stack gap="small">
          <span className={classes['typed']}>{text}</span>
          <Caption>{t('asked', { at: dateTime(askedAt) })}</Caption>
          {answeredAt !== undefined && <Caption>{t('answered', { at: dateTime(answeredAt) })}</Caption>}
        </Stack>
      ),
    },
    {
      kind: 'text',
      key: 'answer',
      header: t('answer'),
      hideHeader: true,
      cell: ({ questionId, askedAt, answeredAt }) =>
        answeredAt === undefined && (
          <Button
            writes
            size="compact"
            disabled={isLoading}
            aria-label={t('answerOf', { at: dateTime(askedAt) })}
            onClick={() => void answer({ ...place, questionId })}
          >
            {t('answer')}
          </Button>
        ),
    },
  ];
  return (
    <>
      {isError && <Alert tone="negative" title={t('failed')} announce />}
      <SumTable
        caption={t('title')}
        columns={columns}
        rows={questions}
        rowKey={({ questionId }) => questionId}
      />
    </>
  );
}
