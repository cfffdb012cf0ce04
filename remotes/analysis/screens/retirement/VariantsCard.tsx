import {
  lastAgeOf,
  retirementResult,
  type RetirementSettings,
  type SimulationVariant,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { ActionDialog, Button, Caption, Card, Row, Stack, SumTable, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Change, Simulated } from './data';
import { useAges } from './useAges';

/** Kept beside one another; more are not compared any more. */
const mostVariants = 4;

interface Kept {
  key: string;
  title: string;
  settings: RetirementSettings;
  variant?: SimulationVariant;
}

/** The plan of today, and up to four variants of it: each holds what differs, and follows every corrected figure. */
export function VariantsCard({ data, facts, settings, onChange }: Simulated & { onChange: Change }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.variants' });
  const { euros } = useFormat();
  const { startAge } = useAges(facts);
  const mayKeep = useHasPermission(permissions.simulations);
  const list = useEntries('simulationVariants');
  const [title, setTitle] = useState<string>();
  const plain = { ...settings, starts: {}, extraSaving: 0, stresses: [] };
  const kept = Object.entries(data.simulationVariants.items)
    .filter(([, { kind }]) => kind === 'retirement')
    .sort(([, one], [, other]) => one.position - other.position);
  const rows: Kept[] = [
    { key: 'today', title: t('today'), settings: plain },
    { key: 'shown', title: t('shown'), settings },
    ...kept.map(([id, variant]) => ({
      key: id,
      title: variant.title,
      settings: { ...plain, ...settingsOf(variant) },
      variant,
    })),
  ];
  const keep = () => {
    const name = title?.trim() ?? '';
    if (name === '') return;
    const starts = Object.entries(settings.starts);
    list.put(
      crypto.randomUUID(),
      {
        position: kept.length,
        kind: 'retirement',
        title: name,
        personIds: starts.map(([id]) => id),
        starts: starts.map(([, start]) => start),
        extraSaving: settings.extraSaving,
        needShare: Math.round(settings.needShare * 10_000),
        realReturn: Math.round(settings.realReturn * 10_000),
      },
      name,
    );
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
              key: 'extra',
              header: t('extra'),
              cell: ({ settings: own }) => euros(own.extraSaving),
            },
            {
              kind: 'text',
              key: 'starts',
              header: t('starts'),
              cell: ({ settings: own }) =>
                facts.persons
                  .filter(({ isRetired }) => !isRetired)
                  .map((person) => startAge(person, own))
                  .join(' / '),
            },
            {
              kind: 'text',
              key: 'lasts',
              header: t('lasts'),
              cell: ({ settings: own }) => {
                const { lastsUntil } = retirementResult(facts, own);
                return lastsUntil === undefined
                  ? t('over', { age: lastAgeOf(own) })
                  : t('until', { age: lastsUntil });
              },
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

function settingsOf({ personIds, starts, extraSaving, needShare, realReturn }: SimulationVariant) {
  return {
    starts: Object.fromEntries(personIds.map((id, index) => [id, starts[index] ?? 0])),
    ...(extraSaving !== undefined && { extraSaving }),
    ...(needShare !== undefined && { needShare: needShare / 10_000 }),
    ...(realReturn !== undefined && { realReturn: realReturn / 10_000 }),
  };
}
