import { euros as wholeEuros } from '@vp-digital/core/finance';
import {
  type ConceptBlock,
  conceptBlocks,
  conceptField,
  insurablePension,
  occupationOf,
  protectionConceptRules,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Caption, Card, Columns, MoneyField, NumberField, PercentField, Stack } from '@vp-digital/core/ui';
import type { PersonData } from '../../shared/wishes/data';
import { useProtectionWish } from '../../shared/wishes/useProtectionWish';
import { amountKind } from './amountKind';

const most: Record<ConceptBlock, number> = {
  disability: wholeEuros(20_000),
  reducedEarning: wholeEuros(20_000),
  basicAbilities: wholeEuros(20_000),
  criticalIllness: wholeEuros(2_000_000),
  accident: wholeEuros(2_000_000),
  dailySickness: wholeEuros(500),
};

/** The mix that is proposed: amounts, and how long, from when and with which rise they are paid. */
export function BlocksCard({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionConcept.blocks' });
  const { euros, percent } = useFormat();
  const { clock } = useHost();
  const wish = useProtectionWish({ data, person });
  const insurable = insurablePension({ household: data, personId: person.id, date: clock.today() });
  const known = insurable.kind === 'computed' ? insurable.value : undefined;
  const tooMuch =
    known && known.beyond > 0
      ? t('beyond', { sum: euros(known.existing + known.chosen), limit: euros(known.limit) })
      : undefined;
  const isCivil = occupationOf(data, person.id) === 'civilServant';
  const labelOf = (block: ConceptBlock) => t(`field.${block === 'disability' && isCivil ? 'unfit' : block}`);
  return (
    <Card title={t('title', { name: person.name })} caption={t('caption')}>
      <Stack gap="medium">
        <Columns kind="fields">
          {conceptBlocks.map((block) => (
            <MoneyField
              key={block}
              {...wish.field(conceptField[block], labelOf(block))}
              name={conceptField[block]}
              unit={t(`unit.${amountKind[block]}`)}
              min={0}
              max={most[block]}
              warning={block === 'disability' ? tooMuch : undefined}
            />
          ))}
        </Columns>
        <Columns kind="fields">
          <NumberField
            {...wish.field('untilAge', t('untilAge'))}
            name="endalter"
            unit={t('years')}
            hint={t('untilAgeHint')}
            min={50}
            max={70}
          />
          <NumberField
            {...wish.field('waitingMonths', t('waitingMonths'))}
            name="karenz"
            unit={t('months')}
            hint={t('waitingHint')}
            min={0}
            max={24}
          />
          <PercentField
            {...wish.field('yearlyRise', t('yearlyRise'))}
            name="dynamik"
            hint={t('yearlyRiseHint')}
            min={0}
            max={500}
            step={50}
          />
          <MoneyField
            {...wish.field('premiumLimit', t('premiumLimit'))}
            name="rahmen"
            unit={t('unit.monthly')}
            min={0}
            max={wholeEuros(5_000)}
          />
        </Columns>
        <Caption>
          {known
            ? t('limit', {
                limit: euros(known.limit),
                share: percent(protectionConceptRules.insurableShare, { maximumDecimals: 0 }),
                existing: euros(known.existing),
              })
            : t('limitUnknown')}
        </Caption>
      </Stack>
    </Card>
  );
}
