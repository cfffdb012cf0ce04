import {
  defaultLoss,
  type EarningLoss,
  earningLoss,
  type EarningLossSettings,
  lossSettingsOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { VariantsTable } from '../../shared/simulation/VariantsTable';
import type { Change, Simulated } from './data';
import { useLossWords } from './useLossWords';
import { variantOf } from './variantOf';

/** What is shown beside the variants of this person: each holds what differs, and follows every corrected figure. */
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
  const variants = Object.entries(data.simulationVariants.items).filter(
    ([, { personIds }]) => personIds[0] === person.id,
  );
  const computed = new Map<EarningLossSettings, EarningLoss>([[settings, result]]);
  const lossOf = (own: EarningLossSettings): EarningLoss => {
    const loss = computed.get(own) ?? earningLoss(facts, own);
    computed.set(own, loss);
    return loss;
  };
  return (
    <VariantsTable<EarningLossSettings>
      kind="manpower"
      variants={Object.fromEntries(variants)}
      plain={defaultLoss}
      plainName={t('plain')}
      shown={settings}
      settingsOf={lossSettingsOf}
      onShow={onChange}
      kept={{ personIds: [person.id], starts: [], ...variantOf(settings) }}
      columns={[
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
          cell: ({ settings: own }) => euros(lossOf(own).gap.sum),
        },
        {
          kind: 'text',
          key: 'empty',
          header: t('empty'),
          cell: ({ settings: own }) => {
            const { emptyIn } = lossOf(own);
            return emptyIn === undefined ? t('never') : t('month', { month: emptyIn });
          },
        },
      ]}
    />
  );
}
