import {
  lastAgeOf,
  retirementResult,
  type RetirementSettings,
  retirementSettingsOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { VariantsTable } from '../../shared/simulation/VariantsTable';
import type { Change, Simulated } from './data';
import { useAges } from './useAges';

/** The plan of today beside its variants. */
export function VariantsCard({ data, facts, settings, onChange }: Simulated & { onChange: Change }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.variants' });
  const { euros } = useFormat();
  const { startAge } = useAges(facts);
  const plain: RetirementSettings = { ...settings, starts: {}, extraSaving: 0, stresses: [] };
  const starts = Object.entries(settings.starts);
  return (
    <VariantsTable<RetirementSettings>
      kind="retirement"
      variants={data.simulationVariants.items}
      plain={plain}
      shown={settings}
      settingsOf={(variant) => retirementSettingsOf(variant, settings)}
      onShow={onChange}
      kept={{
        personIds: starts.map(([id]) => id),
        starts: starts.map(([, start]) => start),
        extraSaving: settings.extraSaving,
        needShare: Math.round(settings.needShare * 10_000),
        realReturn: Math.round(settings.realReturn * 10_000),
      }}
      columns={[
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
  );
}
