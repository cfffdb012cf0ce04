import type { Recommendation } from '@vp-digital/core/contracts';
import type { IsoDate } from '@vp-digital/core/finance';
import type { NeedOf, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { AddIcon, Button, Card, Empty, Row, Stack, UndoIcon } from '@vp-digital/core/ui';
import { useState } from 'react';
import { nameOfNeed } from '../../report/nameOfNeed';
import { namespaces } from '../../report/reportSettings';
import { topicsWithoutAdvice } from '../../report/topicsWithoutAdvice';
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
  const [removed, setRemoved] = useState<{ name: string; before: readonly Recommendation[] }>();
  const { recommendations, choose } = editor;
  const open = topicsWithoutAdvice(sections, date, recommendations);
  const keep = (next: readonly Recommendation[]) =>
    choose({ recommendations: next.length > 0 ? [...next] : undefined });
  const add = (of?: NeedOf) => {
    const id = crypto.randomUUID();
    setAdded(id);
    setRemoved(undefined);
    keep([
      ...recommendations,
      {
        id,
        ...(of && { topic: of.topic, ...(of.personId !== undefined && { personId: of.personId }) }),
      },
    ]);
  };
  const nameOf = ({ topic, personId }: Recommendation, index: number) =>
    topic === undefined
      ? t('composer.record.advice.number', { number: index + 1 })
      : nameOfNeed({ topic, ...(personId !== undefined && { personId }) }, sections, { t });
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
            isNew={one.id === added}
            onType={(changed) =>
              editor.type({ recommendations: recommendations.map((each) => (each === one ? changed : each)) })
            }
            onChoose={(changed) => keep(recommendations.map((each) => (each === one ? changed : each)))}
            onBlur={editor.save}
            onRemove={() => {
              keep(recommendations.filter((each) => each !== one));
              setRemoved({ name: nameOf(one, index), before: recommendations });
            }}
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
                keep(removed.before);
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
