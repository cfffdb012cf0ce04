import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Motif } from '../motifs/Motif';
import { motifNames } from '../../../shared/wishes-and-goals/motifs/motifOf';
import type { MotifName } from '../../../shared/wishes-and-goals/motifs/pictures';
import { useMotifName } from '../motifs/useMotifName';
import classes from './MotifChoice.module.css';

export interface MotifChoiceProps {
  onChoose(motif: MotifName): void;
}

/** The ten motifs as pictures to tap. */
export function MotifChoice({ onChoose }: MotifChoiceProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.motif.hint' });
  const nameOf = useMotifName();
  return (
    <ul className={classes['motifs']}>
      {motifNames.map((name) => (
        <li key={name}>
          <button type="button" className={classes['motif']} onClick={() => onChoose(name)}>
            <Motif name={name} />
            <span className={classes['name']}>{nameOf(name)}</span>
            <span className={classes['hint']}>{t(name)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
