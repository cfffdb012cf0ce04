import { useLinkToFact } from '@vp-digital/core/figures';
import { incomeCourse, mainEmployment, type NeededFact, occupationOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Button } from '@vp-digital/core/ui';
import { HouseworkCard } from './HouseworkCard';
import type { PersonData } from '../wishes/data';

export interface NoFiguresProps extends PersonData {
  /** Opens the sheet "Angaben". */
  onFacts(): void;
}

/** Why nothing is computed for a person: retired, without work, without a known job, or facts are missing. */
export function NoFigures({ data, person, onFacts }: NoFiguresProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'none' });
  const { clock } = useHost();
  const name = person.name;
  const occupation = occupationOf(data, person.id);
  if (occupation === 'retired')
    return (
      <Alert tone="info" title={t('retired.title')}>
        {t('retired.text', { name })}
      </Alert>
    );
  if (occupation === 'notEarning' && mainEmployment(data, person.id))
    return (
      <>
        <Alert tone="info" title={t('notEarning.title', { name })}>
          {t('notEarning.text')}
        </Alert>
        <HouseworkCard />
      </>
    );
  if (occupation === 'notEarning')
    return (
      <Alert
        tone="warning"
        title={t('noOccupation.title', { name })}
        action={
          <Button writes onClick={onFacts}>
            {t('noOccupation.toFacts')}
          </Button>
        }
      >
        {t('noOccupation.text')}
      </Alert>
    );
  const course = incomeCourse({ household: data, personId: person.id, date: clock.today() });
  return <MissingFacts facts={course.kind === 'missing' ? course.facts : []} name={name} />;
}

function MissingFacts({ facts, name }: { facts: readonly NeededFact[]; name: string }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'none.missing' });
  const { list } = useFormat();
  const linkTo = useLinkToFact();
  const names = facts.map(({ fact }) => t(`fact.${factName(fact)}`));
  const links = facts.flatMap((missing) => {
    const href = linkTo(missing);
    return href === undefined ? [] : { href, fact: missing.fact };
  });
  const wordsOf = (fact: NeededFact['fact']) => {
    if (fact === 'net' || fact === 'gross') return t('toIncome');
    if (fact === 'insuredPerson' || fact === 'benefit' || fact === 'benefitFromDay') return t('toContracts');
    return t('toField', { fact: t(`fact.${factName(fact)}`) });
  };
  const link = links.find(({ fact }) => fact === 'net' || fact === 'gross') ?? links[0];
  return (
    <Alert
      tone="warning"
      title={t('title', { name })}
      action={link && <Button href={link.href}>{wordsOf(link.fact)}</Button>}
    >
      {t('text', { facts: list(new Set(names)) })}
    </Alert>
  );
}

const named = [
  'net',
  'gross',
  'birthDate',
  'federalState',
  'healthInsurance',
  'pensionPoints',
  'disabilityClaim',
  'pensionRate',
  'insuredPerson',
  'benefit',
  'benefitFromDay',
] as const;

/** F12, F16 and F17 wait for these; for anything else the page speaks of "weitere Angaben". */
const factName = (fact: NeededFact['fact']) => named.find((name) => name === fact) ?? 'other';
