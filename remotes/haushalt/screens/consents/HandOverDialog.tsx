import { ChoiceGroup } from '@vp-digital/core/forms';
import { AboutAdvisor } from '../../shared/advisor-profile/AboutAdvisor';
import type { InformationTopic } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Alert, Checkbox, DateField, ActionDialog, SegmentedChoice } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { PersonLine, TopicLine } from './lines';
import { RecordFailure } from './RecordFailure';
import { useRecord } from './useRecord';
import { Wording } from './Wording';

export interface HandOverDialogProps {
  /** Whom it is about, when a line of hers was pressed; everybody otherwise. */
  only: PersonLine | undefined;
  persons: readonly PersonLine[];
  onClose(): void;
}

/** Notes what was given to whom and when. What somebody who decides for herself lacks is proposed: it is the advisor's note, no consent. */
export function HandOverDialog({ only, persons, onClose }: HandOverDialogProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const today = useHost().clock.today();
  const { record, busy, failure } = useRecord();
  const about = only ? [only] : persons.filter(({ hasDied }) => !hasDied);
  const offered = (about[0]?.information ?? []).filter(({ text }) => text);
  const lacks = ({ information }: PersonLine, topic?: InformationTopic) =>
    information.some((line) => (topic ?? line.topic) === line.topic && line.state.kind !== 'valid');
  const [topics, setTopics] = useState(() =>
    offered.map(({ topic }) => topic).filter((topic) => about.some((person) => lacks(person, topic))),
  );
  const [ids, setIds] = useState(() =>
    about.filter((person) => lacks(person) && (person.decides || only)).map(({ id }) => id),
  );
  const [on, setOn] = useState<string | undefined>(today);
  const [channel, setChannel] = useState<'paper' | 'electronic'>();
  const [tried, setTried] = useState(false);
  const save = async () => {
    setTried(true);
    if (topics.length === 0 || ids.length === 0 || on === undefined || channel === undefined) return;
    const read = offered.flatMap(({ topic, text }) =>
      text && topics.includes(topic) ? [{ topic, textVersion: text.version }] : [],
    );
    if (await record({ action: 'handedOver', personIds: ids, topics: read, on, way: channel })) onClose();
  };
  return (
    <ActionDialog
      title={t('handOver.title')}
      action={t('handOver.save')}
      busy={busy}
      onClose={onClose}
      onAction={() => void save()}
    >
      <p>{t('handOver.text')}</p>
      <ChoiceGroup label={t('handOver.topics')}>
        {offered.map((line) => (
          <Offered
            key={line.topic}
            line={line}
            chosen={topics.includes(line.topic)}
            onChange={() => setTopics(toggled(topics, line.topic))}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup label={t('handOver.persons')}>
        {about.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            value={ids.includes(id)}
            onChange={() => setIds(toggled(ids, id))}
          />
        ))}
      </ChoiceGroup>
      <DateField
        label={t('handOver.on')}
        today={today}
        required
        value={on}
        error={tried && on === undefined ? t('handOver.onMissing') : undefined}
        onChange={setOn}
        onInvalid={() => setOn(undefined)}
      />
      <SegmentedChoice
        label={t('handOver.way')}
        options={(['paper', 'electronic'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
        value={channel}
        error={tried && channel === undefined ? t('handOver.wayMissing') : undefined}
        onChange={setChannel}
      />
      {tried && topics.length === 0 && <Alert tone="negative" title={t('handOver.topicsMissing')} announce />}
      {tried && ids.length === 0 && <Alert tone="negative" title={t('handOver.personsMissing')} announce />}
      <RecordFailure failure={failure} />
    </ActionDialog>
  );
}

interface OfferedProps {
  line: TopicLine<InformationTopic>;
  chosen: boolean;
  onChange(): void;
}

function Offered({ line, chosen, onChange }: OfferedProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  return (
    <div>
      <Checkbox label={t(`topic.${line.topic}`)} value={chosen} onChange={onChange} />
      {line.text && (
        <Wording summary={t('handOver.read')} text={line.text}>
          {line.topic === 'initialInformation' && <AboutAdvisor />}
        </Wording>
      )}
    </div>
  );
}

const toggled = <Item,>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
