import type { CertaintyWord } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  CheckIcon,
  EstimatedIcon,
  type Icon,
  InfoIcon,
  PersonIcon,
  VisuallyHidden,
} from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import classes from './customer.module.css';
import { useNamed } from './named';

const icons: Record<CertaintyWord, Icon> = {
  document: CheckIcon,
  typed: PersonIcon,
  estimated: EstimatedIcon,
  missing: InfoIcon,
};

export interface CertaintyMarkProps {
  /** What the figure is called: the foot of the page names what is estimated or missing. */
  name: ReactNode;
  certainty: CertaintyWord;
  /** In a list what was told or proven has only its sign: the word is for those who hear it. */
  quiet?: boolean | undefined;
}

/** How sure the figure beside it is, in a word. */
export function CertaintyMark({ name, certainty, quiet = false }: CertaintyMarkProps) {
  const { t } = useTranslation('household/certainty');
  useNamed(certainty, name);
  const word = t(certainty);
  const Symbol = icons[certainty];
  const isCertain = certainty === 'document' || certainty === 'typed';
  return (
    <span className={classes['sureness']} data-sureness={certainty}>
      <Symbol size={18} stroke={2} aria-hidden />
      {quiet && isCertain ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  );
}
