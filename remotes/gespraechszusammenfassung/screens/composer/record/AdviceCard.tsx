import type { Recommendation } from '@vp-digital/core/contracts';
import type { IsoDate } from '@vp-digital/core/finance';
import type { NeedOf, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { AddIcon, Button, Card, Empty, Row, Stack, UndoIcon } from '@vp-digital/core/ui';
import { useState } from 'react';
import { nameOfNeed } from '../../../shared/report/nameOfNeed';
import { namespaces } from '../../../shared/report/reportSettings';
import { topicsWithoutAdvice } from '../../../shared/report/topicsWithoutAdvice';
import { RecommendationFields } from './RecommendationFields';
import type { RecordEditor } from './useRecord';

interface AdviceCardProps {
  editor: RecordEditor;
  sections: SectionData;
  date: IsoDate;
}

/** What is recommended and why, for each topic that the household wants to discuss and for anything else. */
export function AdviceCard({ editor, sections, date }: AdviceCardProps) {
  const { t } = useTranslation(namespaces);
  const [added, setAdded] = useState<string>();
  const [removed, setRemoved] = useState<{ name: string; restore(): void }>();
  const { recommendations } = editor;
  const open = topicsWithoutAdvice(sections, date, recommendations);
  const add = (of?: NeedOf) => {
    const id = crypto.randomUUID();
    setAdded(id);
    setRemoved(undefined);
    editor.chooseAdvice({
      id,
      ...(of && { topic: of.topic, ...(of.personId !== undefined && { personId: of.personId }) }),
    });
  };
  const nameOf = ({ topic, personId }: Recommendation, index: number) =>
    topic === undefined
      ? t('composer.record.advice.number', { number: index + 1 })
      : nameOfNeed({ topic, ...(personId !== undefined && { personId }) }, sections, { t });
  /** Its own, which is open no more, then what nobody has advised on. */
  const topicsFor = (one: Recommendation) => {
    const own = one.topic === undefined ? [] : [{ topic: one.topic, personId: one.personId }];
    return [...own, ...open].map(({ topic, personId }) => {
      const of = { topic, ...(personId !== undefined && { personId }) };
      return { key: `${topic} ${personId ?? ''}`, name: nameOfNeed(of, sections, { t }), of };
    });
  };
  return (
    <Card title={t('composer.record.advice.title')} caption={t('composer.record.advice.caption')}>
      <Stack gap="medium">
        {recommendations.length === 0 && <Empty>{t('composer.record.advice.none')}</Empty>}
        {recommendations.map((one, index) => (
          <RecommendationFields
            key={one.id}
            name={nameOf(one, index)}
            place={index}
            one={one}
            topics={topicsFor(one)}
            isNew={one.id === added}
            isRecorded={one.id in sections.recap.items}
            onType={editor.typeAdvice}
            onChoose={editor.chooseAdvice}
            onBlur={editor.save}
            onRemove={() => setRemoved({ name: nameOf(one, index), restore: editor.removeAdvice(one.id) })}
          />
        ))}
        {removed && (
          <Row spread>
            <p role="status">{t('composer.record.advice.removed', { name: removed.name })}</p>
            <Button
              writes
              size="compact"
              icon={UndoIcon}
              onClick={() => {
                removed.restore();
                setRemoved(undefined);
              }}
            >
              {t('composer.record.advice.undo')}
            </Button>
          </Row>
        )}
        {open.length > 0 && <p>{t('composer.record.advice.open')}</p>}
        <Row>
          {open.map((of) => (
            <Button
              key={`${of.topic} ${of.personId ?? ''}`}
              writes
              size="compact"
              icon={AddIcon}
              name="rat"
              onClick={() => add(of)}
            >
              {t('composer.record.advice.addFor', { topic: nameOfNeed(of, sections, { t }) })}
            </Button>
          ))}
          <Button writes size="compact" icon={AddIcon} name="rat" onClick={() => add()}>
            {t('composer.record.advice.add')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
