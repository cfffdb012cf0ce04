import { euros } from '@vp-digital/core/finance';
import {
  disabilityClaimOf,
  mayLackDisabilityClaim,
  pensionProviderOf,
  recordEntriesOf,
  type SectionData,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { MoneyField, SegmentedChoice, Switch } from '@vp-digital/core/ui';
import type { PersonData } from '../wishes/data';

/**
 * The pension statement, as far as it concerns the loss of earning power. It takes precedence over any estimate. What is
 * told here without a letter stays marked as told: its date is not that of a letter.
 */
export function PensionFields({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'facts' });
  const today = useHost().clock.today();
  const expected = pensionProviderOf(data, person.id);
  const isCivil = expected === 'civilService';
  const [id, letter] = counted(data, person.id, isCivil) ?? [];
  const provider = letter?.provider ?? expected;
  const blank = { personId: person.id, recordDate: today, provider, source: 'customer' } as const;
  const pension = useEntry({ section: 'statutoryPensions', id, value: letter, blank, of: person.name });
  const claim = pension.choice('disabilityEntitled', t('entitled'));
  const answer = disabilityClaimOf(data, person.id, provider);
  const isAsked = mayLackDisabilityClaim(data, person.id) && provider === 'statutory';
  return (
    <>
      <MoneyField
        {...pension.field('disabilityPension', t(isCivil ? 'unfitPension' : 'disabilityPension'))}
        name="rente"
        hint={t(`pensionHint.${expected}`)}
        unit={t('euroMonthly')}
        min={0}
        max={euros(20_000)}
      />
      {isAsked ? (
        <SegmentedChoice<'yes' | 'no'>
          {...claim}
          name="anspruch"
          hint={t('claimHint')}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          value={answer === undefined ? undefined : answer ? 'yes' : 'no'}
          onChange={(chosen) => claim.onChange(chosen === 'yes')}
        />
      ) : (
        !isCivil && <Switch {...claim} name="anspruch" hint={t('entitledHint')} value={answer !== false} />
      )}
    </>
  );
}

/** The record that F12 reads: the newest letter of the scheme that pays, else what was told. */
const counted = (data: Pick<SectionData, 'statutoryPensions'>, personId: string, isCivil: boolean) =>
  recordEntriesOf(data, personId).findLast(([, { provider }]) => (provider === 'civilService') === isCivil);
