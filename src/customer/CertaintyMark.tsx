import { useTranslation } from '@vp-digital/core/libs/i18n';
import { CheckIcon, EstimatedIcon, type Icon, InfoIcon, VisuallyHidden } from '@vp-digital/core/ui';
import { useCounted } from './counts';
import classes from './customer.module.css';
import type { CustomerCertainty } from './customerCertainty';

const icons: Record<CustomerCertainty, Icon> = {
  recorded: CheckIcon,
  estimated: EstimatedIcon,
  missing: InfoIcon,
};

export interface CertaintyMarkProps {
  certainty: CustomerCertainty;
  /** In a list what is recorded has only its sign: the word is for those who hear it. */
  quiet?: boolean | undefined;
}

/** How sure the figure beside it is, in a word; it counts for the page. */
export function CertaintyMark({ certainty, quiet = false }: CertaintyMarkProps) {
  const { t } = useTranslation('household/customer');
  useCounted(certainty);
  const word = t(`certainty.${certainty}`);
  const Symbol = icons[certainty];
  return (
    <span className={classes['sureness']} data-sureness={certainty}>
      <Symbol size={18} stroke={2} aria-hidden />
      {quiet && certainty === 'recorded' ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  );
}
