import { MissingFacts } from '@vp-digital/core/figures';
import { incomeCourse, isEarned, occupationOf, withoutPay } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
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
  const hasEarnings = Object.values(data.incomes.items).some(
    (one) => one.personId === person.id && isEarned(one.kind),
  );
  if (occupation === 'retired')
    return (
      <Alert tone="info" title={t('retired.title')}>
        {t(hasEarnings ? 'retired.textEarning' : 'retired.text', { name })}
      </Alert>
    );
  const reason = withoutPay(data, person.id);
  if (reason)
    return (
      <>
        <Alert tone="info" title={t(`${reason}.title`, { name })}>
          {t(`${reason}.text`, { name })}
        </Alert>
        {(reason === 'atHome' || reason === 'parentalLeave') && <HouseworkCard />}
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
  return (
    <MissingFacts household={data} facts={course.kind === 'missing' ? course.facts : []} person={person} />
  );
}
