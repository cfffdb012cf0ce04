import { euros } from '@vp-digital/core/finance';
import { pensionProviderOf, type StatutoryPension } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { MoneyField, Switch } from '@vp-digital/core/ui';
import type { PersonData } from '../wishes/data';

/** The pension statement, as far as it concerns the loss of earning power. It takes precedence over any estimate. */
export function PensionFields({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'facts' });
  const today = useHost().clock.today();
  const provider = pensionProviderOf(data, person.id);
  const isCivil = provider === 'civilService';
  const [id, letter] = newestLetter(data.statutoryPensions.items, person.id, isCivil) ?? [];
  const blank = { personId: person.id, recordDate: today, provider } as const;
  const pension = useEntry({ section: 'statutoryPensions', id, value: letter, blank, of: person.name });
  return (
    <>
      <MoneyField
        {...pension.field('disabilityPension', t(isCivil ? 'unfitPension' : 'disabilityPension'))}
        name="rente"
        hint={t(`pensionHint.${provider}`)}
        unit={t('euroMonthly')}
        min={0}
        max={euros(20_000)}
      />
      {!isCivil && (
        <Switch
          {...pension.choice('disabilityEntitled', t('entitled'))}
          hint={t('entitledHint')}
          value={letter?.disabilityEntitled !== false}
        />
      )}
    </>
  );
}

/** The statement that F12 reads: the newest, of the scheme that pays. */
function newestLetter(letters: Record<string, StatutoryPension>, personId: string, isCivil: boolean) {
  return Object.entries(letters)
    .filter(([, letter]) => letter.personId === personId && (letter.provider === 'civilService') === isCivil)
    .sort(
      ([, one], [, other]) => other.recordDate.localeCompare(one.recordDate) || other.position - one.position,
    )[0];
}
