import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Link } from '@vp-digital/core/libs/router';
import { VisuallyHidden } from '@vp-digital/core/ui';
import { memo } from 'react';
import { AmountOf } from './AmountOf';
import classes from './AreaRail.module.css';
import type { RailEntry } from './railEntry';
import { StateRing } from './StateRing';

export interface AreaRailLinkProps extends Omit<RailEntry, 'key'> {
  onFollow(): void;
}

/** One area: its name, how far it is recorded, its figure. With a key only what it changes is drawn. */
export const AreaRailLink = memo(function AreaRailLink({
  name,
  href,
  current,
  state,
  text,
  figure,
  field,
  isUnknown,
  onFollow,
}: AreaRailLinkProps) {
  const { t } = useTranslation('household/completeness');
  return (
    <Link
      className={classes['area']}
      to={href}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
    >
      <StateRing state={state ?? 'unknown'} />
      <span className={classes['words']}>
        {name}
        {(state ?? isUnknown) && <VisuallyHidden>, {t(`state.${state ?? 'unknown'}`)}</VisuallyHidden>}
        <span className={classes['figure']}>
          <AmountOf figure={figure} field={field}>
            {text}
          </AmountOf>
        </span>
      </span>
    </Link>
  );
});
