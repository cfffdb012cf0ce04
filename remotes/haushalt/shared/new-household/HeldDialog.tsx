import type { HeldHouseholds, NewPerson } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Dialog, Row, Stack } from '@vp-digital/core/ui';
import { useRequestAccessMutation } from '../../api';
import { HouseholdHit } from '../hits/HouseholdHit';
import classes from '../hits/HouseholdHits.module.css';
import { useHitWords } from '../hits/useHitWords';

export interface HeldDialogProps {
  held: HeldHouseholds;
  persons: NewPerson[];
  isBusy: boolean;
  /** An own file is opened instead. */
  onOpen(): void;
  onBack(): void;
  onInsist(): void;
}

/** There are files of these persons: the advisor opens an own one, asks for the others', or goes on all the same. */
export function HeldDialog({ held, persons, isBusy, onOpen, onBack, onInsist }: HeldDialogProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'held' });
  const words = useHitWords();
  return (
    <Dialog
      title={t('title')}
      opened
      onClose={onBack}
      actions={
        <Row>
          <Button onClick={onInsist} loading={isBusy}>
            {t('insist')}
          </Button>
          <Button kind="primary" onClick={onBack}>
            {t('back')}
          </Button>
        </Row>
      }
    >
      <Stack gap="medium">
        {held.own.length > 0 && (
          <>
            <p>{t('own', { count: held.own.length })}</p>
            <ul className={classes['list']}>
              {held.own.map((household) => (
                <li key={household.householdId}>
                  <HouseholdHit household={household} query="" words={words} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </>
        )}
        {held.heldByOthers && <HeldByOthers asked={held.accessRequested} persons={persons} />}
      </Stack>
    </Dialog>
  );
}

/** Nothing is said of a file that others hold but that it exists. */
function HeldByOthers({ asked, persons }: { asked: boolean; persons: NewPerson[] }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'held' });
  const [request, { data, isLoading, isError }] = useRequestAccessMutation();
  if (asked || data?.accessRequested)
    return (
      <Alert tone="positive" title={t('requested')} announce={!asked}>
        {t('requestedText')}
      </Alert>
    );
  return (
    <Alert
      tone="info"
      title={t('others')}
      action={
        <Button size="compact" loading={isLoading} onClick={() => void request(persons)}>
          {t('request')}
        </Button>
      }
    >
      {isError ? <span role="alert">{t('requestFailed')}</span> : t('othersText')}
    </Alert>
  );
}
