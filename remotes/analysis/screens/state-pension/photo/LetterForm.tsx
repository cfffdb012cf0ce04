import type { PensionLetterProposal } from '@vp-digital/core/contracts';
import { type Adult, isLetter, type StatutoryPension } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Button, Caption, Row, SelectField, Stack } from '@vp-digital/core/ui';
import { useEffect, useRef, useState } from 'react';
import { ReadFields } from '../../../shared/photo/ReadFields';
import { useDoubt } from '../../../shared/photo/useDoubt';
import type { StatePensionData } from '../../../shared/state-pension/data';
import { isNameOf, type LetterField, readFields, targetOf, targetsOf } from './letterFields';
import { useTakeLetter } from './useTakeLetter';

export interface LetterFormProps {
  proposal: PensionLetterProposal;
  person: Adult;
  data: StatePensionData;
  onDone(): void;
  onAgain(): void;
}

/** No letter that there is: a new one. */
const anew = 'new';

/** What was read from the letter, each value beside the one that it would replace. Nothing is taken that nobody has confirmed. */
export function LetterForm({ proposal, person, data, onDone, onAgain }: LetterFormProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  const { date } = useFormat();
  const today = useHost().clock.today();
  const targets = targetsOf(data, person.id);
  const [target, setTarget] = useState(targetOf(targets, proposal) ?? anew);
  const [confirmed, setConfirmed] = useState<readonly LetterField[]>([]);
  const textOf = useFieldText(proposal, targets.find(({ id }) => id === target)?.letter);
  const take = useTakeLetter(data, person);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []); // the button that was pressed went with the photo
  const doubtOf = useDoubt(proposal);
  const fields = readFields(proposal, today);
  return (
    <Stack gap="medium">
      <div ref={place} tabIndex={-1}>
        <Caption>{t('confirm')}</Caption>
      </div>
      <Whose proposal={proposal} person={person} />
      {targets.length > 0 && (
        <SelectField
          label={t('pensionLetter.target')}
          options={[
            ...targets.map(({ id, letter }) => ({
              value: id,
              label: isLetter(letter)
                ? t('pensionLetter.dated', { date: date(letter.recordDate) })
                : t('pensionLetter.told'),
            })),
            { value: anew, label: t('pensionLetter.new') },
          ]}
          value={target}
          onChange={(value) => value && setTarget(value)}
        />
      )}
      <ReadFields
        names={fields}
        textOf={textOf}
        doubtOf={doubtOf}
        confirmed={confirmed}
        onConfirm={setConfirmed}
      />
      <PartialPension proposal={proposal} />
      <Row>
        <Button
          writes
          kind="primary"
          disabled={confirmed.length === 0}
          onClick={() => {
            take(proposal, confirmed, target === anew ? undefined : target);
            onDone();
          }}
        >
          {t('pensionLetter.confirm', { count: confirmed.length })}
        </Button>
        <Button kind="quiet" onClick={onAgain}>
          {t('pensionLetter.again')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Whose letter it is, where that was read. */
function Whose({ proposal: { name }, person }: Pick<LetterFormProps, 'proposal' | 'person'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos.pensionLetter' });
  if (!name) return null;
  return isNameOf(name.value, person) ? (
    <p>{t('whose', { name: name.value })}</p>
  ) : (
    <Alert tone="warning" announce title={t('other', { name: name.value, person: person.name })} />
  );
}

/** The partial disability pension has no field: it is half of the full one (§ 67 Nr. 2 SGB VI). */
function PartialPension({ proposal: { partialDisabilityPension } }: Pick<LetterFormProps, 'proposal'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos.pensionLetter' });
  const { money } = useFormat();
  return partialDisabilityPension && <p>{t('partial', { amount: money(partialDisabilityPension.value) })}</p>;
}

/** A value in words, and what stands there so far where that is another one. */
function useFieldText(proposal: PensionLetterProposal, letter: StatutoryPension | undefined) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos.pensionLetter' });
  const { t: of } = useTranslation('analysis', { keyPrefix: 'statePension.field' });
  const { date, language, money } = useFormat();
  const textOf = (name: LetterField, value: string | number | undefined): string => {
    if (value === undefined) return '';
    if (typeof value === 'string') return date(value);
    if (name !== 'pointsTenThousandths') return money(value);
    return (value / 10_000).toLocaleString(language, { minimumFractionDigits: 4 });
  };
  return (name: LetterField): string => {
    const label = of(name);
    const value = textOf(name, proposal[name]?.value);
    const before = textOf(name, letter?.[name]);
    return before === '' || before === value
      ? t('value', { label, value })
      : t('before', { label, value, before });
  };
}
