import { euros } from '@vp-digital/core/finance';
import { occupationOf, type StatutoryPension } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { useEntryEditor } from '@vp-digital/core/services';
import { MoneyField, Switch } from '@vp-digital/core/ui';
import { useMemo } from 'react';
import type { PersonData } from '../sections';

/** The pension letter, as far as it tells about the loss of earning power. What it says wins over any estimate. */
export function PensionFields({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'facts' });
  const today = useHost().clock.today();
  const isCivil = occupationOf(data, person.id) === 'civilServant';
  const [id, letter] = newestLetter(data.statutoryPensions.items, person.id, isCivil) ?? [];
  const blank = useMemo(() => {
    const provider = isCivil ? 'civilService' : 'statutory';
    return id === undefined ? { personId: person.id, recordDate: today, provider } : undefined;
  }, [id, person.id, today, isCivil]);
  const editor = useEntryEditor({ householdId: useHouseholdId(), section: 'statutoryPensions', id, blank });
  const name = t(isCivil ? 'unfitPension' : 'disabilityPension');
  const label = `${person.name}: ${name}`;
  return (
    <>
      <MoneyField
        name="rente"
        label={name}
        hint={t('pensionHint')}
        unit={t('euroMonthly')}
        min={0}
        max={euros(20_000)}
        value={letter?.disabilityPension}
        onChange={(amount) => editor.set('disabilityPension', amount, label)}
        onInvalid={() => editor.invalid('disabilityPension', label)}
        onBlur={editor.leave}
      />
      {!isCivil && (
        <Switch
          label={t('entitled')}
          hint={t('entitledHint')}
          value={letter?.disabilityEntitled !== false}
          onChange={(entitled) =>
            editor.choose('disabilityEntitled', entitled, `${person.name}: ${t('entitled')}`)
          }
        />
      )}
    </>
  );
}

/** The letter that F12 reads: the newest, of the scheme that pays. */
function newestLetter(letters: Record<string, StatutoryPension>, personId: string, isCivil: boolean) {
  return Object.entries(letters)
    .filter(([, letter]) => letter.personId === personId && (letter.provider === 'civilService') === isCivil)
    .sort(([, one], [, other]) => other.recordDate.localeCompare(one.recordDate))[0];
}
