import type { Adult, OwnGrade } from '@vp-digital/core/household';
import { Slider } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Button, Card, Row, Stack, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';

export interface EstimateCardProps {
  person: Adult;
  value: OwnGrade | undefined;
  onDone(): void;
}

/** Of a school grade from 1.0 to 6.0, where nobody has said anything yet. */
const middle = 3.5;

/** One's own grade on the scale of a school, and in free words what is missing for the best. */
export function EstimateCard({ person: { id, name }, value, onDone }: EstimateCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'financialGrade.estimate' });
  const { number } = useFormat();
  const today = useHost().clock.today();
  const stored = value?.ownGradeTenths;
  const [grade, setGrade] = useState(stored === undefined ? middle : stored / 10);
  const editor = useEntry({ section: 'financialGrade', id, value, of: t('of', { name }) });
  const take = () => {
    editor.set('ownGradeTenths', Math.round(grade * 10), t('grade'));
    editor.set('answeredAt', today, t('answeredAt'));
    editor.leave();
    onDone();
  };
  return (
    <Card title={t('title', { name })} caption={t('caption')}>
      <Stack gap="medium">
        <Slider
          label={t('grade')}
          shown={t('shown', {
            grade: number(grade, { minimumDecimals: 1 }),
            word: t(`word.${wordOf(grade)}`),
          })}
          min={1}
          max={6}
          step={0.5}
          value={grade}
          onChange={setGrade}
        />
        <TextField {...editor.field('missingForBest', t('missing'))} />
        <Row>
          <Button writes kind="primary" onClick={take}>
            {t('done')}
          </Button>
          <Button kind="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** The word of a school grade: 1.5 is still very good, 2.5 good. */
const wordOf = (grade: number) =>
  (['1', '2', '3', '4', '5', '6'] as const)[Math.min(5, Math.ceil(grade - 0.5) - 1)] ?? '6';
