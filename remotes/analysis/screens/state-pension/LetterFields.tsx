import { euros } from '@vp-digital/core/finance';
import { type Adult, isLetter, pensionProviders } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useEntry } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import {
  Columns,
  DateField,
  IconButton,
  MoneyField,
  NumberField,
  PercentField,
  RemoveIcon,
  Row,
  SelectField,
  Stack,
} from '@vp-digital/core/ui';
import { useEffect, useRef } from 'react';
import { YesNoField } from '../../shared/fields/YesNoField';
import type { Letter } from '../../shared/state-pension/data';

export interface LetterFieldsProps extends Letter {
  person: Adult;
  /** It was opened just now: whoever did goes on in its first field. */
  isNew: boolean;
}

/** A letter as it looks: the same facts in the same order. Each field saves itself. */
export function LetterFields({ id, letter, person, isNew }: LetterFieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension' });
  const { t: code } = useTranslation('household/statutoryPensions');
  const today = useHost().clock.today();
  const list = useEntries('statutoryPensions');
  const of = t('entry', { name: person.name });
  const editor = useEntry({ section: 'statutoryPensions', id, value: letter, of });
  const points = editor.field('pointsTenThousandths', t('field.pointsTenThousandths'));
  const money = { unit: t('euroMonthly'), min: 0, max: euros(20_000) };
  const projected = { unit: t('euroMonthly'), min: 0, max: euros(50_000) };
  const recordDate = editor.required('recordDate', t('field.recordDate'));
  const hasNoLetter = !isLetter(letter); // its date is the day on which somebody told it
  const { provider } = letter;
  const isCivil = provider === 'civilService';
  const word = t(`letter.${provider}`);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) first.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, [isNew]);
  const disability = isCivil ? t('unfitPension') : t('field.disabilityPension');
  return (
    <Stack gap="medium">
      <Row spread>
        <h3>{upperFirst(word)}</h3>
        <IconButton
          writes
          label={t('remove', { letter: word, name: person.name })}
          icon={RemoveIcon}
          onClick={() => list.remove(id, of)}
        />
      </Row>
      <Columns>
        <div ref={first}>
          <SelectField
            {...editor.choice('provider', t('field.provider'))}
            options={pensionProviders.map((value) => ({ value, label: code(`provider.${value}`) }))}
          />
        </div>
        <DateField
          {...recordDate}
          value={hasNoLetter ? undefined : recordDate.value}
          onChange={(day) => {
            recordDate.onChange(day);
            if (hasNoLetter && day !== undefined) editor.set('source', undefined, t('field.recordDate'));
          }}
          hint={hasNoLetter ? t('toldHint') : undefined}
          max={today}
        />
      </Columns>
      <Columns>
        {isCivil ? (
          <PercentField
            {...editor.field('pensionRate', t('field.pensionRate'))}
            name={`rente-${person.id}`}
            min={0}
            max={7_175}
          />
        ) : (
          <MoneyField {...editor.field('earnedPension', t('field.earnedPension'))} {...money} />
        )}
        <MoneyField
          {...editor.field('projectedPension', t('field.projectedPension'))}
          {...money}
          name={isCivil ? undefined : `rente-${person.id}`}
          hint={t('projectedHint')}
        />
      </Columns>
      {provider === 'statutory' && (
        <>
          <Columns>
            <MoneyField
              {...editor.field('projectedWithOnePercent', t('field.projectedWithOnePercent'))}
              {...projected}
            />
            <MoneyField
              {...editor.field('projectedWithTwoPercent', t('field.projectedWithTwoPercent'))}
              {...projected}
            />
          </Columns>
          <Columns>
            <NumberField
              {...points}
              value={
                letter.pointsTenThousandths === undefined ? undefined : letter.pointsTenThousandths / 10_000
              }
              onChange={(number) =>
                points.onChange(number === undefined ? undefined : Math.round(number * 10_000))
              }
              decimals={4}
              min={0}
              max={120}
            />
            <NumberField
              {...editor.field('waitingMonths', t('field.waitingMonths'))}
              unit={t('months')}
              min={0}
              max={780}
            />
          </Columns>
        </>
      )}
      <Columns>
        <MoneyField {...editor.field('disabilityPension', disability)} {...money} />
        {!isCivil && <YesNoField {...editor.choice('disabilityEntitled', t('field.disabilityEntitled'))} />}
        <MoneyField {...editor.field('survivorPension', t('field.survivorPension'))} {...money} />
      </Columns>
    </Stack>
  );
}

/** As a title: in English the word is written small in a sentence. */
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
