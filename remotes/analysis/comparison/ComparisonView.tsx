import { needComparison } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePart } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import {
  Caption,
  Card,
  Empty,
  FilterChip,
  Page,
  Row,
  SheetButton,
  Stack,
  StepBar,
} from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import { useSteps } from '../useSteps';
import type { ComparisonData } from './data';
import { Headline } from './Headline';
import { NeedTable } from './NeedTable';
import { UnknownNeeds } from './UnknownNeeds';

const parts = { load: () => import('./parts') };

/** What is open: the sheet of a topic by its key, or that of the order. */
type Opened = { kind: 'topic'; key: string } | { kind: 'order' };

/** All topics of a household: open ones by rank, what is in order, and what nobody can tell yet. */
export function ComparisonView({ data }: { data: ComparisonData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparison' });
  const steps = useSteps('comparison');
  const date = useHost().clock.today();
  const sheetId = useId();
  const [opened, setOpened] = useState<Opened>();
  const [onlyOpen, setOnlyOpen] = useState(false);
  const comparison = needComparison({ household: data, date });
  const { open, settled, unknown } = comparison;
  const { OrderSheet, TopicSheet } = usePart(parts, opened !== undefined) ?? {};
  const rows = onlyOpen ? open : [...open, ...settled];
  const topic =
    opened?.kind === 'topic' ? [...open, ...settled].find(({ key }) => key === opened.key) : undefined;
  const close = () => setOpened(undefined);
  return (
    <Page
      name={t('name')}
      headline={<Headline comparison={comparison} data={data} />}
      actions={
        <>
          <UndoButton />
          {open.length > 1 && (
            <SheetButton
              writes
              kind="primary"
              opened={opened?.kind === 'order'}
              controls={sheetId}
              onToggle={() => setOpened(opened?.kind === 'order' ? undefined : { kind: 'order' })}
            >
              {t('order.open')}
            </SheetButton>
          )}
        </>
      }
    >
      {opened?.kind === 'order' && OrderSheet && (
        <OrderSheet id={sheetId} rows={open} data={data} onClose={close} />
      )}
      {topic && TopicSheet && (
        <TopicSheet key={topic.key} id={sheetId} row={topic} data={data} onClose={close} />
      )}
      {open.length + settled.length > 0 && (
        <Card
          title={t('table')}
          actions={
            <Row>
              <FilterChip pressed={onlyOpen} onToggle={() => setOnlyOpen(!onlyOpen)}>
                {t('onlyOpen')}
              </FilterChip>
            </Row>
          }
        >
          <Stack>
            {rows.length > 0 ? (
              <NeedTable
                data={data}
                rows={rows}
                opened={topic?.key}
                sheetId={sheetId}
                onOpen={(key) => setOpened(topic?.key === key ? undefined : { kind: 'topic', key })}
              />
            ) : (
              <Empty>{t('nothingOpen')}</Empty>
            )}
            <Caption>{t('scale')}</Caption>
          </Stack>
        </Card>
      )}
      <UnknownNeeds rows={unknown} data={data} />
      <StepBar {...steps} />
    </Page>
  );
}
