import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type FileRight, fileRights } from '@vp-digital/core/reference';
import { CheckIcon, CloseIcon } from '@vp-digital/core/ui';
import classes from './FileRights.module.css';

export interface FileRightsProps {
  granted: readonly FileRight[];
  /** Nothing else is known to be missing. */
  isAll: boolean;
}

/** The three rights on files of the user-account area: which are granted, which are missing. */
export function FileRights({ granted, isAll }: FileRightsProps) {
  const { t } = useTranslation('household/accessDenied');
  return (
    <>
      <p>{t('rights')}</p>
      <ul className={classes['rights']}>
        {fileRights.map((right) => (
          <Right key={right} right={right} granted={granted.includes(right)} />
        ))}
      </ul>
      {isAll && fileRights.every((right) => granted.includes(right)) && <p>{t('complete')}</p>}
    </>
  );
}

function Right({ right, granted }: { right: FileRight; granted: boolean }) {
  const { t } = useTranslation('household/accessDenied');
  const Symbol = granted ? CheckIcon : CloseIcon;
  return (
    <li className={classes['right']} data-granted={granted}>
      <Symbol size={20} stroke={2} aria-hidden />
      <b>{t(`right.${right}`)}</b>
      <span>{granted ? t('granted') : t('missing')}</span>
    </li>
  );
}
