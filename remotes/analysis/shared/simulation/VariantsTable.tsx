import type { SimulationVariant } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import {
  ActionDialog,
  Button,
  Caption,
  Card,
  Row,
  Stack,
  type SumColumn,
  SumTable,
  TextField,
} from '@vp-digital/core/ui';
import { useState } from 'react';

/** Kept beside one another; more are not compared any more. */
const mostVariants = 4;

/** What a variant is compared by: its own row, "Plan heute" and what is shown. */
export interface KeptVariant<Settings> {
  key: string;
  title: string;
  settings: Settings;
  /** Whether it is kept, so that it can be shown again and deleted. */
  isKept: boolean;
}

export interface VariantsTableProps<Settings> {
  kind: SimulationVariant['kind'];
  variants: Readonly<Record<string, SimulationVariant>>;
  /** The plan without anything tried, and what is tried now. */
  plain: Settings;
  /** What the first of them is called; by default the plan of today. */
  plainName?: string;
  shown: Settings;
  settingsOf(variant: SimulationVariant): Settings;
  columns: readonly SumColumn<KeptVariant<Settings>>[];
  onShow(settings: Settings): void;
  /** What is kept of what is shown. */
  kept: Omit<SimulationVariant, 'kind' | 'title' | 'position'>;
}

/** The plan of today, what is shown, and up to four variants: each holds what differs, and follows every corrected figure. */
export function VariantsTable<Settings>(props: VariantsTableProps<Settings>) {
  const { kind, variants, plain, plainName, shown, settingsOf, columns, onShow, kept } = props;
  const { t } = useTranslation('analysis', { keyPrefix: 'variants' });
  const mayKeep = useHasPermission(permissions.simulations);
  const list = useEntries('simulationVariants');
  const [title, setTitle] = useState<string>();
  const own = Object.entries(variants)
    .filter(([, variant]) => variant.kind === kind)
    .sort(([, one], [, other]) => one.position - other.position);
  const rows: KeptVariant<Settings>[] = [
    { key: 'today', title: plainName ?? t('today'), settings: plain, isKept: false },
    { key: 'shown', title: t('shown'), settings: shown, isKept: false },
    ...own.map(([key, variant]) => ({
      key,
      title: variant.title,
      settings: settingsOf(variant),
      isKept: true,
    })),
  ];
  const keep = () => {
    const name = title?.trim() ?? '';
    if (name === '') return;
    list.put(crypto.randomUUID(), { ...kept, position: own.length, kind, title: name }, name);
    setTitle(undefined);
  };
  const nameColumn: SumColumn<KeptVariant<Settings>> = {
    kind: 'text',
    key: 'title',
    header: t('name'),
    cell: ({ key, title: name, settings, isKept }) => (
      <>
        {name}
        {isKept && (
          <Row gap="small">
            <Button
              kind="quiet"
              size="compact"
              aria-label={t('showNamed', { title: name })}
              onClick={() => onShow(settings)}
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
  };
  return (
    <Card title={t('title')} caption={mayKeep ? undefined : t('notKept')}>
      <Stack>
        <SumTable
          stacks
          caption={t('title')}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[nameColumn, ...columns]}
        />
        {mayKeep && own.length < mostVariants && (
          <Row>
            <Button kind="quiet" writes onClick={() => setTitle('')}>
              {t('keep')}
            </Button>
          </Row>
        )}
        {mayKeep && own.length >= mostVariants && <Caption>{t('full', { count: mostVariants })}</Caption>}
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
