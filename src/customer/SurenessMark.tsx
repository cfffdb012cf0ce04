import { useTranslation } from '@vp-digital/core/libs/i18n';
import { CheckIcon, EstimatedIcon, type Icon, InfoIcon, VisuallyHidden } from '@vp-digital/core/ui';
import { useCounted } from './counts';
import classes from './customer.module.css';
import type { Sureness } from './sureness';

const icons: Record<Sureness, Icon> = { recorded: CheckIcon, estimated: EstimatedIcon, missing: InfoIcon };

export interface SurenessMarkProps {
  sureness: Sureness;
  /** In a list what is recorded has only its sign: the word is for those who hear it. */
  quiet?: boolean | undefined;
}

/** How sure the figure beside it is, in a word; it counts for the page. */
export function SurenessMark({ sureness, quiet = false }: SurenessMarkProps) {
  const { t } = useTranslation('household/customer');
  useCounted(sureness);
  const word = t(`certainty.${sureness}`);
  const Symbol = icons[sureness];
  return (
    <span className={classes['sureness']} data-sureness={sureness}>
      <Symbol size={18} stroke={2} aria-hidden />
      {quiet && sureness === 'recorded' ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  );
}
