import {
  lastAgeOf,
  type LifeEvent,
  retirementResult,
  type RetirementSettings,
  retirementSettingsOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { SumColumn } from '@vp-digital/core/ui';
import { type KeptVariant, VariantsTable } from '../../shared/simulation/VariantsTable';
import type { Change, Simulated } from './data';
import { useAges } from './useAges';

/** The plan of today beside its variants. */
export function VariantsCard({ data, facts, settings, onChange }: Simulated & { onChange: Change }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.variants' });
  const { euros, list } = useFormat();
  const { nameOf, startAge } = useAges(facts);
  const { t: kindWord } = useTranslation('household/simulationVariants');
  const plain: RetirementSettings = { ...settings, starts: {}, extraSaving: 0, stresses: [], events: [] };
  const named = settings.events.flatMap(({ personId }) => personId ?? []);
  const personIds = [...new Set([...Object.keys(settings.starts), ...named])];
  const eventName = ({ kind, personId }: LifeEvent) =>
    [kindWord(`kind.${kind}`), ...(personId === undefined ? [] : [nameOf(personId)])].join(' ');
  const beforeRetirement: readonly SumColumn<KeptVariant<RetirementSettings>>[] = [
    {
      kind: 'text',
      key: 'extra',
      header: t('extra'),
      secondary: true,
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
  ];
  return (
    <VariantsTable<RetirementSettings>
      kind="retirement"
      variants={data.simulationVariants.items}
      plain={plain}
      shown={settings}
      settingsOf={(variant) => retirementSettingsOf(variant, settings)}
      onShow={onChange}
      kept={{
        personIds,
        starts: personIds.map((id) => settings.starts[id] ?? 0),
        events: Object.fromEntries(settings.events.map(({ id, ...event }) => [id, event])),
        extraSaving: settings.extraSaving,
        needShare: Math.round(settings.needShare * 10_000),
        realReturn: Math.round(settings.realReturn * 10_000),
      }}
      columns={[
        ...(facts.allRetired ? [] : beforeRetirement),
        {
          kind: 'text',
          key: 'events',
          header: t('events'),
          secondary: true,
          cell: ({ settings: own }) => list(own.events.map(eventName)) || '–',
        },
        {
          kind: 'text',
          key: 'lasts',
          header: t('lasts'),
          cell: ({ settings: own }) => {
            const { lastsUntil, hasSavings } = retirementResult(facts, own);
            if (!hasSavings) return t('none');
            return lastsUntil === undefined
              ? t('over', { age: lastAgeOf(own) })
              : t('until', { age: lastsUntil });
          },
        },
      ]}
    />
  );
}
