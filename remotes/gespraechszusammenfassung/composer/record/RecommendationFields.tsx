import { adviceDecisions, longestRecordTexts, type Recommendation } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, IconButton, RemoveIcon, Row, SegmentedChoice, Stack, TextField } from '@vp-digital/core/ui';
import { useEffect, useRef } from 'react';
import { told } from './useRecord';

interface RecommendationFieldsProps {
  /** What it is about. */
  name: string;
  place: number;
  one: Recommendation;
  /** Made by the button that was pressed: it takes the focus. */
  isNew: boolean;
  /** In the talk, as advice. */
  isNoted: boolean;
  onType(changed: Recommendation): void;
  onChoose(changed: Recommendation): void;
  onBlur(): void;
  onRemove(): void;
}

/** One recommendation: what, why, and what the household says to it. */
export function RecommendationFields(props: RecommendationFieldsProps) {
  const { name, place, one, isNew, isNoted, onType, onChoose, onBlur, onRemove } = props;
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.record.advice' });
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) group.current?.querySelector('textarea')?.focus();
  }, [isNew]);
  const text = (field: 'advice' | 'reason' | 'decisionReason', focus: string) => (
    <TextField
      name={`${focus}-${place}`}
      label={t(field)}
      lines={field === 'decisionReason' ? 2 : 3}
      maxLength={longestRecordTexts[field === 'advice' ? 'advice' : 'reason']}
      value={one[field]}
      onChange={(value) => onType(told<Recommendation>({ ...one, [field]: value }))}
      onBlur={onBlur}
    />
  );
  return (
    <div role="group" aria-label={name} ref={group}>
      <Stack gap="medium">
        <Row spread>
          <h3>{name}</h3>
          <IconButton writes icon={RemoveIcon} label={t('remove', { name })} onClick={onRemove} />
        </Row>
        {isNoted && <Caption>{t('noted')}</Caption>}
        {text('advice', 'rat')}
        {text('reason', 'grund')}
        <SegmentedChoice
          label={t('decision')}
          options={adviceDecisions.map((value) => ({ value, label: t(`of.${value}`) }))}
          value={one.decision}
          onChange={(decision) =>
            onChoose(
              told<Recommendation>({ ...one, decision: decision === one.decision ? undefined : decision }),
            )
          }
        />
        {text('decisionReason', 'entscheidung')}
      </Stack>
    </div>
  );
}
