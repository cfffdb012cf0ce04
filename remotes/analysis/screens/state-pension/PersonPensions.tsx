import { AssumedPension } from '@vp-digital/core/figures';
import {
  ageOf,
  canEstimatePoints,
  isLetter,
  isOutdatedLetter,
  hasNoServicePension,
  pensionProjection,
  personPension,
  type StatutoryPension,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useEntries, WhollyKnown } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import {
  AddIcon,
  Alert,
  Button,
  Caption,
  Card,
  Empty,
  Initials,
  Row,
  SheetButton,
  Stack,
} from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import { type IsoDate, pensionValueOn } from '@vp-digital/core/finance';
import { type Insured, lettersOf, type StatePensionData } from '../../shared/state-pension/data';
import { LetterFields } from './LetterFields';
import { PensionFigures } from './PensionFigures';
import { PointsEstimate } from './PointsEstimate';
import { StartSlider } from './StartSlider';

/** Reading a letter: fetched when somebody wants it. */
const LetterSheet = later(async () => (await import('./photo/LetterSheet')).LetterSheet);

export interface PersonPensionsProps {
  insured: Insured;
  tone: 'first' | 'second';
  data: StatePensionData;
}

/** Letters of the statutory pension come from this age on. */
const lettersFrom = 27;

/** One person: what the newest letter says, field by field as it stands there, and what follows from it. */
export function PersonPensions({ insured, tone, data }: PersonPensionsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension' });
  const { t: certainty } = useTranslation('household/certainty');
  const { date } = useFormat();
  const { person, provider, isRetired } = insured;
  const today = useHost().clock.today();
  const list = useEntries('statutoryPensions');
  const [newest, ...earlier] = lettersOf(data, person.id);
  const older = earlier.filter(({ letter: one }) => isLetter(one));
  const isEstimated = newest?.letter.source === 'estimated';
  const shown = isEstimated ? undefined : newest;
  const pension = personPension({ household: data, personId: person.id, date: today });
  const { assumed, othersFrom } = pension.kind === 'computed' ? pension.value : {};
  const projection = pensionProjection({ household: data, personId: person.id, date: today });
  const isMinimum =
    projection.kind === 'computed' && projection.value.schemes.some((scheme) => scheme.isMinimum === true);
  const isYoung = provider === 'statutory' && (ageOf(data, person.id, today) ?? lettersFrom) < lettersFrom;
  const withoutLetter = hasNoServicePension(data, person.id) ? 'notTaken' : isYoung ? 'young' : provider;
  const [added, setAdded] = useState<string>();
  const mayRead = useHasPermission(permissions.documentUpload);
  const [readsLetter, setReadsLetter] = useState(false);
  const sheetId = useId();
  const kind = newest?.letter.provider ?? provider;
  const letter = t(`letter.${kind}`);
  const add = () => {
    const id = crypto.randomUUID();
    const position = Object.keys(data.statutoryPensions.items).length;
    list.put(
      id,
      { personId: person.id, recordDate: today, provider: kind, position },
      t('entry', { name: person.name }),
    );
    setAdded(id);
  };
  return (
    <Card
      title={person.name}
      caption={isRetired ? t('retiredCaption') : undefined}
      mark={<Initials name={`${person.name} ${person.lastName}`} tone={tone} size="large" />}
    >
      <Stack gap="medium">
        {!isRetired && (newest || assumed || provider === 'civilService') && (
          <>
            <PensionFigures personId={person.id} name={person.name} />
            <AssumedPension assumed={assumed} pension="oldAge" name={person.name} />
            {othersFrom && (
              <Caption>{certainty('othersFrom', { name: person.name, date: date(othersFrom) })}</Caption>
            )}
            {isMinimum && (
              <Alert tone="info" title={t('minimum.title')}>
                {t('minimum.text', { name: person.name })}
              </Alert>
            )}
            <StartSlider personId={person.id} data={data} />
          </>
        )}
        {shown ? (
          <>
            <WhollyKnown documents={['statutoryPensions']}>
              {letterHints(shown.letter, today).map((hint) => (
                <Alert key={hint} tone="warning" title={t(`hint.${hint}.title`)}>
                  {t(hint === 'old' && kind === 'civilService' ? 'hint.old.onRequest' : `hint.${hint}.text`)}
                </Alert>
              ))}
            </WhollyKnown>
            <LetterFields key={shown.id} {...shown} person={person} isNew={shown.id === added} />
          </>
        ) : (
          <>
            {!isRetired && canEstimatePoints(data, person.id) && (
              <PointsEstimate estimate={newest} person={person} data={data} />
            )}
            <Empty>{t(`empty.${withoutLetter}`)}</Empty>
          </>
        )}
        {older.length > 0 && <p>{t('older', { count: older.length })}</p>}
        <Row>
          <Button writes icon={AddIcon} name={`${shown ? 'neue-rente' : 'rente'}-${person.id}`} onClick={add}>
            {t(shown && isLetter(shown.letter) ? 'addNewer' : 'add', { letter })}
          </Button>
          {mayRead && !isRetired && kind === 'statutory' && (
            <SheetButton
              writes
              kind="quiet"
              opened={readsLetter}
              controls={sheetId}
              onToggle={() => setReadsLetter(!readsLetter)}
            >
              {t('photo')}
            </SheetButton>
          )}
        </Row>
        {readsLetter && (
          <LetterSheet id={sheetId} person={person} data={data} onClose={() => setReadsLetter(false)} />
        )}
      </Stack>
    </Card>
  );
}

type LetterHint = 'old' | 'mismatch';

/** How far what is earned may lie from its points, as a share: letters round, and the pension value changes in July. */
const tolerance = 0.05;

/** What about a letter is worth a second look. */
function letterHints(letter: StatutoryPension, today: IsoDate): LetterHint[] {
  const { recordDate, provider, pointsTenThousandths, earnedPension } = letter;
  const hints: LetterHint[] = isOutdatedLetter(letter, today) ? ['old'] : [];
  if (provider === 'statutory' && pointsTenThousandths && earnedPension) {
    const expected = (pointsTenThousandths / 10_000) * pensionValueOn(recordDate).value;
    if (Math.abs(earnedPension - expected) > tolerance * expected) hints.push('mismatch');
  }
  return hints;
}
