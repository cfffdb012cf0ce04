import { ageOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, WhollyKnown } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { AddIcon, Alert, Button, Card, Empty, Initials, Stack } from '@vp-digital/core/ui';
import { type Insured, lettersOf, type StatePensionData } from './data';
import { letterHints } from './letterHints';
import { LetterFields } from './LetterFields';
import { PensionFigures } from './PensionFigures';
import { StartSlider } from './StartSlider';

export interface PersonPensionsProps {
  insured: Insured;
  tone: 'first' | 'second';
  data: StatePensionData;
}

/** Letters come from this age on. */
const lettersFrom = 27;

/** One person: what the newest letter says, field by field as it stands there, and what follows from it. */
export function PersonPensions({ insured, tone, data }: PersonPensionsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePension' });
  const { person, provider, isRetired } = insured;
  const today = useHost().clock.today();
  const list = useEntries('statutoryPensions');
  const [newest, ...older] = lettersOf(data, person.id);
  const age = ageOf(data, person.id, today);
  const add = () =>
    list.put(
      crypto.randomUUID(),
      {
        personId: person.id,
        recordDate: today,
        provider: newest?.letter.provider ?? provider,
        position: Object.keys(data.statutoryPensions.items).length,
      },
      t('entry', { name: person.name }),
    );
  return (
    <Card
      title={person.name}
      caption={isRetired ? t('retiredCaption') : undefined}
      mark={<Initials name={`${person.name} ${person.lastName}`} tone={tone} size="large" />}
    >
      <Stack gap="medium">
        {!isRetired && (newest || provider === 'civilService') && (
          <>
            <PensionFigures personId={person.id} name={person.name} />
            <StartSlider personId={person.id} data={data} />
          </>
        )}
        {newest ? (
          <>
            <WhollyKnown documents={['statutoryPensions']}>
              {letterHints(newest.letter, today).map((hint) => (
                <Alert key={hint} tone="warning" title={t(`hint.${hint}.title`)}>
                  {t(`hint.${hint}.text`)}
                </Alert>
              ))}
            </WhollyKnown>
            <LetterFields key={newest.id} {...newest} person={person} data={data} />
          </>
        ) : (
          <Empty>{t(age !== undefined && age < lettersFrom ? 'empty.young' : 'empty.letter')}</Empty>
        )}
        {older.length > 0 && <p>{t('older', { count: older.length })}</p>}
        <Button writes icon={AddIcon} name={`${newest ? 'neue-rente' : 'rente'}-${person.id}`} onClick={add}>
          {t(newest ? 'addNewer' : 'add')}
        </Button>
      </Stack>
    </Card>
  );
}
