import { useTranslation } from '@vp-digital/core/libs/i18n';
import { EstimatedIcon, LockedIcon } from '@vp-digital/core/ui';
import classes from './MissingCard.module.css';

/** A result that waits, or becomes surer. It is drawn: the list of facts says the same in words. */
export function OpenResult({ name, isOpen }: { name: string; isOpen: boolean }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.missing' });
  const Symbol = isOpen ? LockedIcon : EstimatedIcon;
  return (
    <li className={classes['result']}>
      <div className={classes['waiting']}>
        <Symbol size={20} stroke={1.75} />
        <div className={classes['words']}>
          <b>{name}</b>
          <span>{isOpen ? t('open') : t('sharper')}</span>
        </div>
      </div>
    </li>
  );
}
