import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button } from '@vp-digital/core/ui';
import classes from '../presentation.module.css';
import type { HouseholdTelephones, Partner } from './useTelephones';

export interface TelephoneRowProps {
  household: HouseholdTelephones;
  /** Shows how the telephone of this partner comes in. */
  onConnect(partner: Partner): void;
  /** Nothing more is to be shown on telephones; not where the view itself ends with them. */
  onLeft?: () => void;
  /** Nothing of the page is for telephones. */
  isEmpty?: boolean;
}

/** Under the bar: the telephone of each partner, whether it is there, and its end. */
export function TelephoneRow({ household, onConnect, onLeft, isEmpty = false }: TelephoneRowProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'telephone.row' });
  const { partners, calls, take, isAway } = household;
  const end = async (telephoneId: string) => take(await calls.end(telephoneId));
  return (
    <section aria-label={t('name')} className={classes['telephones']}>
      {isAway && <Alert tone="negative" title={t('failed')} announce />}
      {partners.map((partner) => {
        const { personId, firstName, telephone } = partner;
        return (
          <div key={personId} className={classes['partner']}>
            <b>{firstName}</b>
            <span role="status" className={classes['telephoneState']}>
              {t(`state.${telephone?.state ?? 'none'}`)}
            </span>
            {telephone?.state !== 'connected' && (
              <Button
                size="compact"
                aria-label={t('connectOf', { name: firstName })}
                onClick={() => onConnect(partner)}
              >
                {t('connect')}
              </Button>
            )}
            {telephone && (
              <Button
                size="compact"
                aria-label={t('endOf', { name: firstName })}
                onClick={() => void end(telephone.telephoneId)}
              >
                {t('end')}
              </Button>
            )}
          </div>
        );
      })}
      <span role="status">{isEmpty && t('empty')}</span>
      {onLeft && (
        <Button size="compact" onClick={onLeft}>
          {t('leave')}
        </Button>
      )}
    </section>
  );
}
