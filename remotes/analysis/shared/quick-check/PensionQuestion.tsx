import { useFactWords } from '@vp-digital/core/figures';
import { euros } from '@vp-digital/core/finance';
import { pensionProviderOf, type StatutoryPension } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, Columns, DateField, MoneyField, TextLink } from '@vp-digital/core/ui';
import { useState } from 'react';
import { lettersOf } from '../state-pension/data';
import type { QuestionProps } from './question';
import { useFirstAmount } from './useFirstAmount';

/** What the newest letter of the pension scheme says; the rest of it stands with the pension. */
export function PensionQuestion({ data, personId, of }: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.pension' });
  const today = useHost().clock.today();
  const page = routes.statePension.href({ householdId: useHouseholdId() });
  const [newest] = lettersOf(data, personId);
  const letter = newest?.letter;
  const [day, setDay] = useState<string>();
  const blank: StatutoryPension = {
    personId,
    recordDate: day ?? today,
    provider: 'statutory',
    position: Object.keys(data.statutoryPensions.items).length,
  };
  const entry = useEntry({ section: 'statutoryPensions', id: newest?.id, value: letter, blank, of });
  const written = entry.required('recordDate', t('day'));
  const amount = useFirstAmount({
    entry: letter,
    optional: entry.field('projectedPension', t('field')),
    required: entry.field('projectedPension', t('field')),
    remove: entry.remove,
  });
  const isOwn = (letter?.provider ?? pensionProviderOf(data, personId)) !== 'statutory';
  const said = { letter: useFactWords(data).letterName(personId) };
  return (
    <>
      {isOwn ? (
        <Caption>{t('otherScheme', said)}</Caption>
      ) : (
        <Columns kind="fields">
          <DateField
            {...(letter ? written : { label: t('day'), value: day, onChange: setDay })}
            name="renteninfo-vom"
            max={today}
          />
          <MoneyField
            {...amount}
            disabled={!letter && day === undefined}
            unit={t('monthly')}
            name="rente"
            min={0}
            max={euros(20_000)}
          />
        </Columns>
      )}
      <TextLink href={page}>{t('toPension', said)}</TextLink>
    </>
  );
}
