import { adviceDecisions, longestRecordTexts, type Recommendation } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  Caption,
  IconButton,
  RemoveIcon,
  Row,
  SegmentedChoice,
  SelectField,
  Stack,
  TextField,
} from '@vp-digital/core/ui';
import { useEffect, useRef } from 'react';
import { filledIn } from './useRecord';

interface RecommendationFieldsProps {
  /** What it is about. */
  name: string;
  place: number;
  one: Recommendation;
  /** What it can be of: what nobody has advised on yet, and its own. */
  topics: readonly { key: string; name: string; of: Topic }[];
  /** Made by the button that was pressed: it takes the focus. */
  isNew: boolean;
  /** In the talk, as advice. */
  isRecorded: boolean;
  onType(changed: Recommendation): void;
  onChoose(changed: Recommendation): void;
  onBlur(): void;
  onRemove(): void;
}

type Topic = Pick<Recommendation, 'topic' | 'personId'>;

const isSameTopic = (one: Topic, other: Topic): boolean =>
  one.topic === other.topic && one.personId === other.personId;

/** One recommendation: what, why, and what the household says to it. */
export function RecommendationFields(props: RecommendationFieldsProps) {
  const { name, place, one, topics, isNew, isRecorded, onType, onChoose, onBlur, onRemove } = props;
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
      onChange={(value) => onType(filledIn<Recommendation>({ ...one, [field]: value }))}
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
        {isRecorded && <Caption>{t('noted')}</Caption>}
        {topics.length > 0 && (
          <SelectField
            label={t('topic')}
            options={topics.map(({ key: value, name: label }) => ({ value, label }))}
            value={topics.find(({ of }) => isSameTopic(of, one))?.key}
            emptyLabel={t('noTopic')}
            placeholder={t('noTopic')}
            onChange={(chosen) => {
              const { topic: _, personId: __, ...rest } = one;
              onChoose({ ...rest, ...topics.find(({ key }) => key === chosen)?.of });
            }}
          />
        )}
        {text('advice', 'rat')}
        {text('reason', 'grund')}
        <SegmentedChoice
          label={t('decision')}
          options={adviceDecisions.map((value) => ({ value, label: t(`of.${value}`) }))}
          value={one.decision}
          onChange={(decision) =>
            onChoose(
              filledIn<Recommendation>({
                ...one,
                decision: decision === one.decision ? undefined : decision,
              }),
            )
          }
        />
        {text('decisionReason', 'entscheidung')}
      </Stack>
    </div>
  );
}
