import {
  defaultLoss,
  type EarningLoss,
  earningLoss,
  type EarningLossSettings,
  type SimulationVariant,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { ActionDialog, Button, Caption, Card, Row, Stack, SumTable, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Change, Simulated } from './data';
import { useLossWords } from './useLossWords';
import { settingsOf, variantOf } from './variantOf';

/** Kept beside one another; more are not compared any more. */
const mostVariants = 4;

interface Kept {
  key: string;
  title: string;
  settings: EarningLossSettings;
  result: EarningLoss;
  variant?: SimulationVariant;
}

/** What is shown, and up to four variants of this person: each holds what differs, and follows every corrected figure. */
export function VariantsCard({
  data,
  person,
  facts,
  settings,
  result,
  onChange,
}: Simulated & { onChange: Change }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.variants' });
  const { euros } = useFormat();
  const { caseName, lastsText } = useLossWords(facts);
  const mayKeep = useHasPermission(permissions.simulations);
  const list = useEntries('simulationVariants');
  const [title, setTitle] = useState<string>();
  const kept = Object.entries(data.simulationVariants.items)
    .filter(([, { kind, personIds }]) => kind === 'manpower' && personIds[0] === person.id)
    .sort(([, one], [, other]) => one.position - other.position);
  const row = (key: string, name: string, own: EarningLossSettings): Kept => {
    return { key, title: name, settings: own, result: earningLoss(facts, own) };
  };
  const rows: Kept[] = [
    row('plain', t('plain'), defaultLoss),
    { key: 'shown', title: t('shown'), settings, result },
    ...kept.map(([id, variant]) => ({ ...row(id, variant.title, settingsOf(variant)), variant })),
  ];
  const keep = () => {
    const name = title?.trim() ?? '';
    if (name === '') return;
    const position = Object.keys(data.simulationVariants.items).length;
    const common = { position, kind: 'manpower' as const, title: name, personIds: [person.id], starts: [] };
    list.put(crypto.randomUUID(), { ...common, ...variantOf(settings) }, name);
    setTitle(undefined);
  };
  return (
    <Card title={t('title')} caption={mayKeep ? undefined : t('notKept')}>
      <Stack>
        <SumTable
          caption={t('title')}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              kind: 'text',
              key: 'title',
              header: t('name'),
              cell: ({ key, title: name, settings: own, variant }) => (
                <>
                  {name}
                  {variant && (
                    <Row gap="small">
                      <Button
                        kind="quiet"
                        size="compact"
                        aria-label={t('showNamed', { title: name })}
                        onClick={() => onChange(own)}
                      >
                        {t('show')}
                      </Button>
                      {mayKeep && (
                        <Button
                          kind="quiet"
                          size="compact"
                          writes
                          aria-label={t('removeNamed', { title: name })}
                          onClick={() => list.remove(key, name)}
                        >
                          {t('remove')}
                        </Button>
                      )}
                    </Row>
                  )}
                </>
              ),
            },
            {
              kind: 'text',
              key: 'case',
              header: t('case'),
              secondary: true, // what can be set, and is seen when it is shown
              cell: ({ settings: own }) => `${caseName(own.case)}, ${lastsText(own)}`,
            },
            {
              kind: 'text',
              key: 'cover',
              header: t('cover'),
              secondary: true,
              cell: ({ settings: own }) => euros(own.cover),
            },
            {
              kind: 'text',
              key: 'gap',
              header: t('gap'),
              cell: ({ result: { gap } }) => euros(gap.sum),
            },
            {
              kind: 'text',
              key: 'empty',
              header: t('empty'),
              cell: ({ result: { emptyIn } }) =>
                emptyIn === undefined ? t('never') : t('month', { month: emptyIn }),
            },
          ]}
        />
        {mayKeep && kept.length < mostVariants && (
          <Row>
            <Button kind="quiet" writes onClick={() => setTitle('')}>
              {t('keep')}
            </Button>
          </Row>
        )}
        {mayKeep && kept.length >= mostVariants && <Caption>{t('full', { count: mostVariants })}</Caption>}
      </Stack>
      <ActionDialog
        title={t('keep')}
        opened={title !== undefined}
        action={t('save')}
        incomplete={!title?.trim()}
        onClose={() => setTitle(undefined)}
        onAction={keep}
      >
        <TextField
          label={t('called')}
          maxLength={60}
          value={title ?? ''}
          onChange={(next) => setTitle(next ?? '')}
        />
      </ActionDialog>
    </Card>
  );
}
