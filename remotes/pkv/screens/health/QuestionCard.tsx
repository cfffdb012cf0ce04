import {
  type AnsweredHealthQuestion,
  type HealthQuestion,
  healthAnswers,
  healthEvidence,
  healthQuestions,
  healthQuestionYears,
} from '@vp-digital/core/contracts';
import { FieldsInRow } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import {
  Button,
  Caption,
  Card,
  Checkbox,
  DateField,
  NextIcon,
  NumberField,
  Row,
  SegmentedChoice,
  Stack,
  TextField,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import { bmiOf, oneDecimal } from './lights';
import type { ChartEditor } from './useChart';

/** One question at a time: height and weight first, then each of the others. */
export function QuestionCard({ editor }: { editor: ChartEditor }) {
  const { document, saving } = editor;
  const { t } = useTranslation('pkv', { keyPrefix: 'health' });
  const [at, setAt] = useState(0);
  const all = healthQuestions.length + 1;
  const question = healthQuestions[at - 1];
  return (
    <Card
      title={question ? t(`question.${question}.name`) : t('body.title')}
      caption={t('position', { number: at + 1, all })}
      // of what nobody has said yet nothing is saved
      actions={
        (document.state === 'given' || saving !== 'saved') && <Caption>{t(`saving.state.${saving}`)}</Caption>
      }
    >
      <Stack gap="medium">
        {question ? (
          <Question key={question} question={question} editor={editor} />
        ) : (
          <Body editor={editor} />
        )}
        <Row gap="small">
          <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('previousQuestion')}
          </Button>
          <Button disabled={at === all - 1} iconAfter={NextIcon} onClick={() => setAt(at + 1)}>
            {t('nextQuestion')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function Body({ editor: { chart, change } }: { editor: ChartEditor }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health.body' });
  const { number } = useFormat();
  const bmi = bmiOf(chart);
  return (
    <>
      <FieldsInRow>
        <NumberField
          label={t('height')}
          unit="cm"
          min={100}
          max={230}
          value={chart.heightCm}
          onChange={(value) => change({ ...chart, heightCm: value }, t('height'))}
        />
        <NumberField
          label={t('weight')}
          unit="kg"
          min={30}
          max={300}
          value={chart.weightKg}
          onChange={(value) => change({ ...chart, weightKg: value }, t('weight'))}
        />
      </FieldsInRow>
      <Caption>{bmi === undefined ? t('bmiMissing') : t('bmi', { value: number(bmi, oneDecimal) })}</Caption>
    </>
  );
}

function Question({
  question,
  editor: { chart, change },
}: {
  question: HealthQuestion;
  editor: ChartEditor;
}) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health' });
  const today = useHost().clock.today();
  const name = t(`question.${question}.name`);
  const answered = chart.answers[question];
  const set = (next: AnsweredHealthQuestion) =>
    change({ ...chart, answers: { ...chart.answers, [question]: next } }, name);
  return (
    <>
      <SegmentedChoice
        wide
        label={t('asked', {
          question: t(`question.${question}.asked`),
          years: healthQuestionYears[question],
        })}
        options={healthAnswers.map((value) => ({ value, label: t(`answer.${value}`) }))}
        value={answered?.answer}
        onChange={(answer) => set({ ...answered, answer })}
      />
      {answered?.answer === 'yes' && (
        <>
          <TextField
            label={t('details')}
            hint={t('detailsHint')}
            lines={3}
            maxLength={500}
            value={answered.details}
            onChange={(details) => set({ ...answered, details })}
          />
          <DateField
            label={t('treatedUntil')}
            hint={t('treatedUntilHint')}
            min="1900-01-01"
            today={today}
            value={answered.treatedUntil}
            onChange={(treatedUntil) => set({ ...answered, treatedUntil })}
          />
          <Checkbox
            label={t('healed')}
            value={answered.healed}
            onChange={(healed) => set({ ...answered, healed })}
          />
        </>
      )}
      {answered && (
        <SegmentedChoice
          wide
          label={t('evidence.label')}
          hint={t('evidence.hint')}
          options={healthEvidence.map((value) => ({ value, label: t(`evidence.${value}`) }))}
          value={answered.evidence}
          onChange={(evidence) => set({ ...answered, evidence })}
        />
      )}
    </>
  );
}
